import { anyCodePoint, representatives } from './CodePoints'
import { type Language, Languages } from './Language'
import { toLanguage } from './toLanguage'

/** States looked at before giving up. */
const mostStates = 20_000

/** What a text is to be like. Lengths count code points. */
export type Wish = { matches?: readonly string[]; avoids?: readonly string[]; least?: number; most?: number }

/**
 * The shortest text that every pattern of `matches` takes and none of `avoids` does: null when there is none, undefined
 * when that cannot be told.
 */
export function findText(wish: Wish): string | null | undefined {
  try {
    return find(wish)
  } catch (error) {
    // A pattern nested deeper than the stack.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function find({ matches = [], avoids = [], least = 0, most }: Wish): string | null | undefined {
  const languages = new Languages()
  const wanted: Language[] = []
  for (const pattern of matches) {
    const language = toLanguage(languages, pattern)
    if (!language) return undefined
    wanted.push(language)
  }
  for (const pattern of avoids) {
    const language = toLanguage(languages, pattern)
    if (!language) return undefined
    wanted.push(languages.not(language))
  }
  if (least > 0 || (most !== undefined && most < 500)) {
    const length = most !== undefined && most < 500 ? most : Number.POSITIVE_INFINITY
    wanted.push(languages.repeat(languages.characters(anyCodePoint), least, length))
  }
  return shortest(languages, languages.all(...wanted))
}

function shortest(languages: Languages, start: Language): string | null | undefined {
  const codes = representatives(languages.sets)
  const cameFrom = new Map<Language, { before: Language; code: number } | undefined>([[start, undefined]])
  const waiting = [start]
  for (let index = 0; index < waiting.length; index++) {
    const state = waiting[index]
    if (!state) break
    if (state.isNullable) return spell(cameFrom, state)
    for (const code of codes) {
      const next = languages.after(state, code)
      if (next === languages.nothing || cameFrom.has(next)) continue
      cameFrom.set(next, { before: state, code })
      waiting.push(next)
    }
    if (waiting.length > mostStates || languages.size > mostStates * 3) return undefined
  }
  return null
}

function spell(cameFrom: ReadonlyMap<Language, { before: Language; code: number } | undefined>, end: Language): string {
  const characters: string[] = []
  for (let step = cameFrom.get(end); step; step = cameFrom.get(step.before)) {
    characters.push(String.fromCodePoint(step.code))
  }
  return characters.reverse().join('')
}
