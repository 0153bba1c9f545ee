import type { OfflinePages } from './OfflinePages'

/** The offline pages that a path of a portal is one of; undefined for pages that need the network. */
export function offlinePagesOf(all: readonly OfflinePages[], pathname: string): OfflinePages | undefined {
  const [, , folder, ...segments] = pathname.split('/')
  return all.find((pages) => pages.folder === folder && (pages.covers?.(segments) ?? true))
}

/**
 * The address that replaces a page of a service without a network: its offline page, with what to show in the hash. Undefined for
 * the offline page itself.
 */
export function offlineAddress({ path, hashOf }: OfflinePages, pathname: string): string | undefined {
  const [, card = '', , ...segments] = pathname.split('/')
  const page = `/${card}${path}`
  if (`${pathname}/`.startsWith(`${page}/`)) return undefined
  const hash = hashOf(segments)
  return hash ? `${page}#${hash}` : page
}
