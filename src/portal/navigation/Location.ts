/** Where the visitor is and how to go elsewhere: wouter's browser location, its memory location, or a server's one place. */
export type Location = {
  /** React hook: path of the address, and a way to change it. */
  hook: () => readonly [string, ...unknown[]]
  /** React hook: query of the address. */
  searchHook: () => string
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void
}
