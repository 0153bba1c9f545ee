import type { Issue } from './Issue'
import { nearestName } from './nearestName'
import type { RawError } from './RawError'
import { typeName, at as valueAt } from './value'

/** The parts of an issue besides its code and its pointer. */
type Description = { fact: string } & Pick<Partial<Issue>, 'expected' | 'received' | 'keyword' | 'suggestion'>

/** Describes an error in `data`. `scripts/vite/codesOnly.ts` replaces this file in the build for visitors' browsers. */
export function describeError({ at, keyword, params }: RawError, data: unknown): Description {
  const text = (name: string) => String(params[name])
  switch (keyword) {
    case 'required':
      return { fact: `"${text('missingProperty')}" is missing.` }
    case 'closed':
      return describeUnknown(text('unknown'), stringsIn(params.known))
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
    case 'passes':
    case 'pattern': {
      const { words, suggestion } = describeFormat(text(keyword), value)
      const fact = `${subject} must be ${words}, not ${quote(value)}.`
      return { ...say(text(keyword), fact), ...(suggestion === undefined ? {} : { suggestion }) }
    }
    case 'enum': {
      const allowed = Array.isArray(params.allowedValues) ? params.allowedValues : []
      const suggestion = typeof value === 'string' ? nearestName(value, stringsIn(allowed)) : undefined
      const fact = `${subject} must be ${listChoices(allowed, suggestion)}, not ${describeDisallowed(value, allowed[0])}.`
      return { ...say(allowed, fact), ...(suggestion === undefined ? {} : { suggestion }) }
    }
    case 'const':
      return say(
        params.allowedValue,
        `${subject} must be ${quote(params.allowedValue)}, not ${describeDisallowed(value, params.allowedValue)}.`,
      )
    case 'uniqueItems':
      return say('unique items', `${subject} contains the same item twice.`)
    default:
      return 'limit' in params
        ? {
            ...say(params.limit, `${subject} ${describeLimit(keyword, Number(params.limit), value)}.`),
            keyword: keyword === 'nonEmpty' ? 'minLength' : keyword,
          }
        : say(keyword, `${subject} matches none of the allowed types.`)
  }
}

const stringsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []

const withArticle = (type: string): string => (type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`)

/** Describes a value that is not allowed, with its type when the type is wrong. */
const describeDisallowed = (value: unknown, allowed: unknown): string =>
  typeof value === 'string' && typeof allowed === 'string' ? quote(value) : describeValue(value)

/** Names listed in a message; more are counted. */
const maxListedNames = 8

function describeUnknown(name: string, known: string[]): Description {
  const fact = `${quote(name)} is not a property here`
  const suggestion = nearestName(name, known)
  if (suggestion !== undefined) return { fact: `${fact}.`, suggestion }
  if (known.length === 0 || known.length > maxListedNames) return { fact: `${fact}.` }
  return { fact: `${fact}; there ${known.length === 1 ? 'is' : 'are'} ${listed(known, 'and')}.` }
}

/** Lists the allowed values; a long list is cut and begins with the likely one. */
function listChoices(allowed: readonly unknown[], likely: string | undefined): string {
  if (allowed.length <= maxListedNames) return listed(allowed, 'or')
  const sorted = likely === undefined ? allowed : [likely, ...allowed.filter((item) => item !== likely)]
  return `one of ${sorted.slice(0, 5).map(quote).join(', ')} or ${allowed.length - 5} others`
}

function listed(values: readonly unknown[], word: 'and' | 'or'): string {
  const texts = values.map(quote)
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`
}

/** How to correct a value that only has the wrong type. */
function remedy(value: unknown, type: string): string {
  if (typeof value === 'number' && type === 'string') return '; put it in double quotes'
  if (typeof value !== 'string') return ''
  const isMeant =
    type === 'boolean'
      ? /^(?:true|false)$/.test(value)
      : /^(?:integer|number)$/.test(type) && /^-?\d{1,15}(?:\.\d+)?$/.test(value)
  return isMeant ? '; write it without quotes' : ''
}

const measures: Record<string, [isMin: boolean, noun: string]> = {
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
  const [isMin, noun] = measure
  const bound = `${isMin ? 'at least' : 'at most'} ${limit} ${noun}${limit === 1 ? '' : 's'}`
  const size = sizeOf(value)
  if (size === 0) return `is empty; it needs ${bound}`
  return `has ${size} ${noun}${size === 1 ? '' : 's'}; it ${isMin ? 'needs' : 'takes'} ${bound}`
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length
}

/** A format in words with an example, and the received string corrected where the intention is clear. */
type FormatDescription = { words: string; suggestion?: string }

const path = 'a path of the portal such as "/contenu/voirie"'

/** Formats of the contract and its most frequent patterns, in words. */
const formats: Readonly<Record<string, string>> = {
  date: 'a day of the calendar such as "2026-05-31"',
  'date-time': 'a day of the calendar and a time with its offset such as "2026-05-31T19:30:00+02:00"',
  'time-zone': 'a time zone of the IANA database such as "Europe/Brussels"',
  color: 'a colour such as "#1d4e89"',
  url: `an https:// address, mailto:, tel: or ${path}`,
  path,
  'https-url': 'an address that begins with https://',
  'image-source':
    'a file id such as "marche.jpg", an https:// address or a path of the portal such as "/images/marche.jpg"',
  '^[A-Za-z0-9][A-Za-z0-9_-]*$': 'made of letters, digits, "_" and "-", the first a letter or a digit',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$': 'a time such as "08:30"',
  '^\\d{5}\\.\\d{3}$': 'five digits, a dot and three digits such as "01234.567"',
  '^[0-9]{5}\\.[0-9]{3}$': 'five digits, a dot and three digits such as "01234.567"',
}

/** Describes a format or a pattern in words; a pattern without words is quoted. */
export function describeFormat(name: string, value: unknown): FormatDescription {
  const words = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (words === undefined) return { words: `a text that matches ${name.slice(0, 120)}` }
  const suggestion = typeof value === 'string' ? rewrite(name, value) : undefined
  return suggestion === undefined ? { words } : { words, suggestion }
}

/** Corrects slips whose intention is clear: `http:`, a path without its slash, a date with the day first, a colour without #. */
function rewrite(format: string, value: string): string | undefined {
  if (value.length > 200) return undefined
  switch (format) {
    case 'url':
    case 'https-url':
    case 'image-source':
      if (/^http:\/\/[^\s\\/?#@]+[^\s\\]*$/i.test(value)) return value.replace(/^http:/i, 'https:')
      return /^www\.[^\s\\@]+$/.test(value) && format !== 'image-source' ? `https://${value}` : undefined
    case 'path':
      return /^[\w-]+(?:\/[\w.-]+)*\/?$/.test(value) ? `/${value}` : undefined
    case 'date': {
      const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? []
      const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
      if (year !== undefined && isDay) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : undefined
    }
    case 'color':
      return /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? `#${value}` : undefined
    default:
      return undefined
  }
}

/** Cuts a long string. */
const shorten = (text: string, maxLength = 80): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text

/** A value as short JSON on one line. Numbers are written by `String`, as JSON turns infinity into null. */
const quote = (value: unknown): string =>
  (typeof value === 'number' ? undefined : JSON.stringify(typeof value === 'string' ? shorten(value) : value)) ??
  String(value)

/** A value with its type; of lists and objects the type alone. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'absent'
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'object') return Array.isArray(value) ? 'an array' : 'an object'
  return `the ${typeName(value)} ${quote(value)}`
}

/** Subject of a sentence about the value at a pointer: its member name, or the name of the list it is in. */
function subjectOf(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  const named = parts.findLastIndex((part) => !/^\d+$/.test(part))
  if (named === -1) return parts.length === 0 ? 'This' : 'This item'
  const name = shorten((parts[named] ?? '').replace(/~1/g, '/').replace(/~0/g, '~'), 40)
  return named === parts.length - 1 ? `"${name}"` : `An item of "${name}"`
}
