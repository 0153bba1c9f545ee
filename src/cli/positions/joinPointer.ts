/** The RFC 6901 pointer made of member names and indexes. */
export function joinPointer(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
