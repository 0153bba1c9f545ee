/** Fetch options of an offline page: anonymous and from the server. */
export const pageRequest = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit

/** Prefix of the names of the service worker's caches of a kind. */
export const cachePrefix = (kind: string): string => `${kind}-`

/** Messages from pages to the service worker, which answers `true` when it is done. `kind` is that of its offline pages. */
export type ShellMessage =
  /** Cache a page with everything it loads. */
  | { type: 'keep-page'; kind: string; page: string }
  /** Remove all caches of a kind. */
  | { type: 'forget'; kind: string }
