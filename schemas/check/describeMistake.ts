import type { Issue } from './Issue'
import { isUrl } from './issueCode'
import type { Mistake } from './mistake'
import { nearest } from './nearest'
import { typeName, at as valueAt } from './value'

/** What there is to say of a mistake, besides its code and its place. */
export type Description = { fact: string } & Pick<Partial<Issue>, 'expected' | 'received' | 'suggestion'>

/** Puts a mistake in `data` into words. The build for visitors' browsers has fewer: see `scripts/vite/brief.ts`. */
export function describeMistake({ at, keyword, params }: Mistake, data: unknown): Description {
  const text = (name: string) => String(params[name])
  const like = (word: string, list: unknown): Pick<Description, 'suggestion'> => {
    const suggestion = nearest(word, textsIn(list))
    return suggestion ? { suggestion } : {}
  }
  switch (keyword) {
    case 'required':
      return { fact: `"${text('missingProperty')}" is missing.` }
    case 'closed': {
      const name = text('unknown')
      return { fact: `"${shorten(name)}" is not a property here.`, ...like(name, params.known) }
    }
  }
  const value = valueAt(data, at)
  const received = typeof value === 'object' ? typeName(value) : typeof value === 'string' ? shorten(value) : value
  const say = (expected: unknown, fact: string): Description => ({ fact, expected, received })
  switch (keyword) {
    case 'type':
      return say(params.type, `Expected ${text('type')}, received ${naming(value, text('type'))}.`)
    case 'format':
    case 'pattern': {
      const name = text(keyword)
      if (isUrl(name)) return say(name, `This is not an address the portal opens.`)
      return say(name, `This is not written as ${keyword === 'format' ? name : 'asked'}.`)
    }
    case 'enum': {
      const allowed = Array.isArray(params.allowedValues) ? params.allowedValues : []
      const fact = `Expected one of ${allowed.map((item) => JSON.stringify(item)).join(', ')}.`
      return { ...say(allowed, fact), ...(typeof value === 'string' ? like(value, allowed) : {}) }
    }
    case 'const':
      return say(params.allowedValue, `Expected ${JSON.stringify(params.allowedValue)}.`)
    case 'uniqueItems':
      return say('unique items', 'An item stands here twice.')
    default:
      return 'limit' in params
        ? say(params.limit, `${bounds[keyword] ?? 'The limit is'} ${text('limit')}.`)
        : say(keyword, 'The value is none of the allowed ones.')
  }
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []

const bounds: Record<string, string> = {
  nonEmpty: 'The text is empty; its least length is',
  minLength: 'The text is too short; its least length is',
  maxLength: 'The text is too long; its greatest length is',
  minItems: 'The list has too few items; it needs at least',
  maxItems: 'The list has too many items; it takes at most',
  minimum: 'The number is too small; the least is',
  maximum: 'The number is too large; the greatest is',
}

const naming = (value: unknown, expected: string): string =>
  expected === 'integer' && typeof value === 'number' ? 'a fraction' : typeName(value)

const shorten = (value: string): string => (value.length > 80 ? `${value.slice(0, 80)}…` : value)
