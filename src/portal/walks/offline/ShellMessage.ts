/** How the page that opens stored walks is fetched: as an anonymous visitor gets it, and from the server. */
export const pageRequest = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit

/** What the names of the caches of the service worker begin with. */
export const shellCachePrefix = 'walks-'

/** What pages ask of the service worker. It answers `true` when it is done. */
export type ShellMessage =
  /** Keep a page that opens stored walks, with all that it loads. */
  | { type: 'keep-page'; page: string }
  /** Remove everything that is kept. */
  | { type: 'forget' }
