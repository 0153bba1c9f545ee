import { describeFormat } from './describeFormat'
import type { Issue } from './Issue'
import type { Mistake } from './mistake'
import { describeValue, quote, shorten, subjectOf } from './naming'
import { nearest } from './nearest'
import { typeName, at as valueAt } from './value'

/** What there is to say of a mistake, besides its code and its place. */
export type Description = { fact: string } & Pick<Partial<Issue>, 'expected' | 'received' | 'suggestion'>

/** Puts a mistake in `data` into words. The build for visitors' browsers has fewer: see `scripts/vite/brief.ts`. */
export function describeMistake({ at, keyword, params }: Mistake, data: unknown): Description {
  const text = (name: string) => String(params[name])
  switch (keyword) {
    case 'required':
      return { fact: `"${text('missingProperty')}" is missing.` }
    case 'closed':
      return describeUnknown(text('unknown'), textsIn(params.known))
  }
  const value = valueAt(data, at)
  const subject = subjectOf(at)
  const received = typeof value === 'object' ? typeName(value) : typeof value === 'string' ? shorten(value) : value
  const say = (expected: unknown, fact: string): Description => ({ fact, expected, received })
  switch (keyword) {
    case 'type': {
      const types = text('type').split(',').map(withArticle).join(' or ')
      return say(params.type, `${subject} must be ${types}, not ${describeValue(value)}${remedy(value, text('type'))}.`)
    }
    case 'format':
    case 'pattern': {
      const { words, suggestion } = describeFormat(text(keyword), value)
      const fact = `${subject} must be ${words}, not ${quote(value)}.`
      return { ...say(text(keyword), fact), ...(suggestion === undefined ? {} : { suggestion }) }
    }
    case 'enum': {
      const allowed = Array.isArray(params.allowedValues) ? params.allowedValues : []
      const suggestion = typeof value === 'string' ? nearest(value, textsIn(allowed)) : undefined
      const fact = `${subject} must be ${listChoices(allowed, suggestion)}, not ${unlike(value, allowed[0])}.`
      return { ...say(allowed, fact), ...(suggestion === undefined ? {} : { suggestion }) }
    }
    case 'const':
      return say(
        params.allowedValue,
        `${subject} must be ${quote(params.allowedValue)}, not ${unlike(value, params.allowedValue)}.`,
      )
    case 'uniqueItems':
      return say('unique items', `${subject} holds the same item twice.`)
    default:
      return 'limit' in params
        ? say(params.limit, `${subject} ${describeLimit(keyword, Number(params.limit), value)}.`)
        : say(keyword, `${subject} is none of what is allowed here.`)
  }
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []

const withArticle = (type: string): string => (type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`)

/** A value that is none of those allowed; its type is told where that is what is wrong. */
const unlike = (value: unknown, allowed: unknown): string =>
  typeof value === 'string' && typeof allowed === 'string' ? quote(value) : describeValue(value)

/** More names than these are counted instead of told. */
const mostNames = 8

function describeUnknown(name: string, known: string[]): Description {
  const fact = `${quote(name)} is not a property here`
  const suggestion = nearest(name, known)
  if (suggestion !== undefined) return { fact: `${fact}.`, suggestion }
  if (known.length === 0 || known.length > mostNames) return { fact: `${fact}.` }
  return { fact: `${fact}; there ${known.length === 1 ? 'is' : 'are'} ${listed(known, 'and')}.` }
}

/** A long list is cut, what was probably meant first. */
function listChoices(allowed: readonly unknown[], likely: string | undefined): string {
  if (allowed.length <= mostNames) return listed(allowed, 'or')
  const sorted = likely === undefined ? allowed : [likely, ...allowed.filter((item) => item !== likely)]
  return `one of ${sorted.slice(0, 5).map(quote).join(', ')} or ${allowed.length - 5} others`
}

function listed(values: readonly unknown[], word: 'and' | 'or'): string {
  const texts = values.map(quote)
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`
}

/** What to do about a value that only has the wrong type. */
function remedy(value: unknown, type: string): string {
  if (typeof value === 'number' && type === 'string') return '; put it in double quotes'
  if (typeof value !== 'string') return ''
  const isMeant =
    type === 'boolean'
      ? /^(?:true|false)$/.test(value)
      : /^(?:integer|number)$/.test(type) && /^-?\d{1,15}(?:\.\d+)?$/.test(value)
  return isMeant ? '; write it without quotes' : ''
}

const measures: Record<string, [fewest: boolean, noun: string]> = {
  nonEmpty: [true, 'character'],
  minLength: [true, 'character'],
  maxLength: [false, 'character'],
  minItems: [true, 'item'],
  maxItems: [false, 'item'],
  minProperties: [true, 'member'],
  maxProperties: [false, 'member'],
}

function describeLimit(keyword: string, limit: number, value: unknown): string {
  const measure = measures[keyword]
  if (!measure) return `is ${quote(value)}; it must be at ${keyword.startsWith('min') ? 'least' : 'most'} ${limit}`
  const [isLeast, noun] = measure
  const bound = `${isLeast ? 'at least' : 'at most'} ${limit} ${noun}${limit === 1 ? '' : 's'}`
  const size = sizeOf(value)
  if (size === 0) return `is empty; it needs ${bound}`
  return `has ${size} ${noun}${size === 1 ? '' : 's'}; it ${isLeast ? 'needs' : 'takes'} ${bound}`
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length
}
