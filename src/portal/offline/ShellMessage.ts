/** Fetch options of an offline page: anonymous and from the server. */
export const pageRequest = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit

/** The offline pages by what they show: their paths below the card name. */
export const offlinePaths = { walks: '/balade/hors-ligne', cards: '/carte-de-fidelite/hors-ligne' } as const

/** What an offline page shows. */
export type ShellKind = keyof typeof offlinePaths

export const shellKinds = ['walks', 'cards'] as const satisfies readonly ShellKind[]

/** Prefix of the cache names of a kind. */
export const cachePrefix = (kind: ShellKind): string => `${kind}-`

/** The kind of a cache of the service worker; undefined for any other cache. */
export const kindOfCache = (name: string): ShellKind | undefined =>
  shellKinds.find((kind) => name.startsWith(cachePrefix(kind)))

/** Messages from pages to the service worker, which answers `true` when it is done. */
export type ShellMessage =
  /** Cache a page with everything it loads. */
  | { type: 'keep-page'; kind: ShellKind; page: string }
  /** Remove all caches of a kind. */
  | { type: 'forget'; kind: ShellKind }
