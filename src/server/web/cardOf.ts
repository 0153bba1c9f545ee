const cardNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The card name an address names by its first segment; undefined when no portal can be called so. */
export function cardNameOf(url: string): string | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? []
  return cardNamePattern.test(first) ? first : undefined
}

/** Where an address of another portal leads when there is only one; undefined when it is that one's already. */
export function redirectTarget(url: string, fixed: string | undefined): string | undefined {
  if (!fixed || cardNameOf(url) === fixed) return undefined
  const rest = url.replace(/^\/[^/?#]*/, '')
  return `/${fixed}${rest === '/' ? '' : rest}`
}
