/** Fetch options of the page of offline walks: anonymous and from the server. */
export const pageRequest = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit

/** Prefix of the service worker's cache names. */
export const shellCachePrefix = 'walks-'

/** Messages from pages to the service worker, which answers `true` when it is done. */
export type ShellMessage =
  /** Cache the page of offline walks with everything it loads. */
  | { type: 'keep-page'; page: string }
  /** Remove all caches. */
  | { type: 'forget' }
