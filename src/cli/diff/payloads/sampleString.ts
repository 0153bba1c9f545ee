import type { Schema } from '../../../../schemas/compile/SchemaFiles'
import { findText, type Wish } from '../patterns/findText'
import { guessText } from '../patterns/guessText'

/** A text that keeps a schema's limits and pattern and has the wished features; undefined when none was found. */
export function sampleString(keywords: Schema, pattern: string | undefined, wish: Wish): string | undefined {
  const at = (keyword: string) => (typeof keywords[keyword] === 'number' ? keywords[keyword] : undefined)
  const least = Math.max(wish.least ?? 1, at('minLength') ?? 0)
  const most = Math.min(wish.most ?? Number.POSITIVE_INFINITY, at('maxLength') ?? Number.POSITIVE_INFINITY)
  // An empty text is made where nothing longer is asked for.
  if (least > most && wish.least !== undefined) return undefined
  const from = Math.min(least, most)
  const matches = [...(wish.matches ?? []), ...(pattern === undefined ? [] : [pattern])]
  const avoids = wish.avoids ?? []
  const fullWish: Wish = { matches, avoids, least: from, ...(Number.isFinite(most) ? { most } : {}) }
  const examples = Array.isArray(keywords.examples) ? keywords.examples : []
  const fits = examples.find((example) => typeof example === 'string' && isFitting(example, fullWish))
  if (typeof fits === 'string' && wish.least === undefined) return fits
  if (matches.length === 0 && avoids.length === 0) return 'x'.repeat(from)
  // Padding is quicker than an automaton that counts to thousands.
  if (from > 100) return pad(fullWish, from)
  const found = findText(fullWish)
  return found === undefined ? guessText(fullWish, examples) : (found ?? undefined)
}

function isFitting(
  text: string,
  { matches = [], avoids = [], least = 0, most = Number.POSITIVE_INFINITY }: Wish,
): boolean {
  const length = [...text].length
  const test = (pattern: string) => new RegExp(pattern, 'u').test(text)
  return length >= least && length <= most && matches.every(test) && !avoids.some(test)
}

function pad(wish: Wish, least: number): string | undefined {
  const seed = findText({ ...wish, least: 1 })
  if (typeof seed !== 'string') return undefined
  const characters = [...seed]
  for (let index = characters.length; index >= 0; index--) {
    for (const filling of ['x', '0', 'a', characters[index] ?? 'x']) {
      const missing = least - characters.length
      const text = characters.slice(0, index).join('') + filling.repeat(missing) + characters.slice(index).join('')
      if (isFitting(text, wish)) return text
    }
  }
  return undefined
}
