import { findText, type Wish } from './findText'

const common = [
  'a',
  'A',
  '0',
  '1',
  '-1',
  'Été',
  'a b',
  ' a',
  'a ',
  'a-b',
  'a_b',
  'a.b',
  '/',
  '/a',
  '//a',
  '/a/b?c=d',
  'https://example.org',
  'http://example.org',
  'a@example.org',
  '#fff',
  '#ffffff',
  '2026-01-31',
  '2026-01-31T12:00:00Z',
  '12:30',
  '+32 4 123 45 67',
  '1000',
  '12.5',
  '\t',
  '\n',
  '🙂',
]

/**
 * A text with the wished features, found by trying: examples, common texts, and these with a character less, doubled or
 * put in another case. For patterns that are beyond automata; undefined does not mean that there is none.
 */
export function guessText(wish: Wish, examples: readonly unknown[] = []): string | undefined {
  const matches = (wish.matches ?? []).map((pattern) => new RegExp(pattern, 'u'))
  const avoids = (wish.avoids ?? []).map((pattern) => new RegExp(pattern, 'u'))
  const fits = (text: string): boolean => {
    const length = [...text].length
    if (length < (wish.least ?? 0) || length > (wish.most ?? Number.POSITIVE_INFINITY)) return false
    return matches.every((pattern) => pattern.test(text)) && !avoids.some((pattern) => pattern.test(text))
  }
  const seeds = [...examples.filter((example) => typeof example === 'string'), ...common]
  for (const pattern of wish.matches ?? []) {
    const text = findText({ matches: [pattern] })
    if (typeof text === 'string') seeds.push(text)
  }
  for (const seed of seeds) {
    for (const text of mutants(seed)) if (fits(text)) return text
  }
  return undefined
}

function* mutants(seed: string): Iterable<string> {
  const characters = [...seed].slice(0, 40)
  yield seed
  yield seed.toUpperCase()
  yield seed.toLowerCase()
  yield seed + seed
  for (const [index, character] of characters.entries()) {
    const [before, after] = [characters.slice(0, index).join(''), characters.slice(index + 1).join('')]
    for (const instead of ['', character + character, 'a', 'Z', '0', ' ', '-', '/', 'é']) yield before + instead + after
  }
}
