/** The longest word that is kept; longer ones are made up to overflow. */
const maxLength = 24

/**
 * Collects the words that visitors read in the valid examples of each component: folded, each once, in alphabetical order. Blocks and
 * actions inside are left out, as they have examples of their own, and so are ids, addresses and edge cases.
 */
export function exampleTexts(
  examples: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...examples].map(([component, files]) => {
      const words = new Set<string>()
      for (const [name, text] of files) {
        if (name.startsWith('extreme')) continue
        const document: unknown = JSON.parse(text)
        collect(memberOf(document, 'data'), words)
      }
      return [component, [...words].sort().join(' ')]
    }),
  )
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    if (isReadable(value)) for (const word of wordsIn(value)) words.add(word)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, words)
  } else if (typeof value === 'object' && value !== null) {
    if ('handler' in value || ('type' in value && 'data' in value)) return
    for (const member of Object.values(value)) collect(member, words)
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

/** Whether a text is for readers: not an id, an address, a date or a path. */
const isReadable = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !/^[a-z0-9#/:._@%+-]+$|^\w+:\/\/|^\d{4}-/.test(text)

const wordsIn = (text: string): string[] =>
  text
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && word.length <= maxLength && /^[a-z]+$/.test(word))
