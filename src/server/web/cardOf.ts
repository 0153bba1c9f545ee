const cardName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The card name an address names by its first segment; undefined when no portal can be called so. */
export function cardOf(url: string): string | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? []
  return cardName.test(first) ? first : undefined
}

/** Where an address of another portal leads when there is only one; undefined when it is that one's already. */
export function inFixedPortal(url: string, fixed: string | undefined): string | undefined {
  if (!fixed || cardOf(url) === fixed) return undefined
  const rest = url.replace(/^\/[^/?#]*/, '')
  return `/${fixed}${rest === '/' ? '' : rest}`
}
