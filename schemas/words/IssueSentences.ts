import type { Issue } from '../check/Issue'
import { splitPointer } from '../json/pointer'
import { type Fault, faultOf } from './faultOf'
import { expectations, formOf } from './forms'
import type { LanguageWords } from './LanguageWords'

/** The most characters of a value in a sentence. */
const maxLength = 80

/** The most allowed values that a sentence lists. */
const maxValues = 8

/** Writes the messages of issues in one language, from their code, what was expected and what was received. */
export class IssueSentences {
  readonly #words: Pick<LanguageWords, 'sentences' | 'issues'>
  readonly #plurals: Intl.PluralRules

  constructor(language: string, words: Pick<LanguageWords, 'sentences' | 'issues'>) {
    this.#words = words
    this.#plurals = new Intl.PluralRules(language)
  }

  /** One or two sentences without a full stop missing; the title of the code where nothing more is known. */
  messageOf(issue: Issue): string {
    const question = issue.suggestion === undefined ? undefined : this.#questionOf(issue)
    return [this.#factOf(issue), question].filter((part) => part !== undefined).join(' ')
  }

  #questionOf({ code, suggestion = '' }: Issue): string | undefined {
    // The suggestions of the other codes are English sentences or pieces of JSON.
    return suggestions.has(code) ? this.#say('question', { suggestion: this.#quote(suggestion) }) : undefined
  }

  #factOf(issue: Issue): string {
    const { code, expected, received, block } = issue
    const fault = faultOf(issue)
    if (fault !== undefined) return this.#faultSentence(issue, fault)
    const value = this.#quoted(received)
    switch (code) {
      case 'unknown-type':
        return block === undefined ? this.#titleOf(issue) : this.#say('block', { received: this.#quote(block) })
      case 'unknown-handler':
        return value === undefined ? this.#titleOf(issue) : this.#say('action', { received: value })
      case 'duplicate-id':
        return value === undefined ? this.#titleOf(issue) : this.#say('id', { received: value })
      case 'unsupported-version':
        return this.#say('version', {
          name: this.#nameOf(issue),
          received: String(received),
          expected: String(expected),
        })
      case 'not-json':
        return this.#syntaxSentence(issue)
      default:
        return this.#titleOf(issue)
    }
  }

  /** The title of the code and, if it is short, the value: lint rules and others without a sentence of their own. */
  #titleOf({ code, received }: Issue): string {
    const title = this.#words.issues[code]?.title ?? code
    const value = this.#quoted(received)
    return value === undefined ? `${title}.` : this.#say('found', { title, received: value })
  }

  #syntaxSentence(issue: Issue): string {
    const [key, ...marks] = expectations[String(issue.expected)] ?? []
    if (key === undefined) return this.#titleOf(issue)
    const [text = '', other = ''] = marks.map((mark) => this.#quote(mark))
    return this.#say('syntax', { expected: this.#say(`syntax.${key}`, { text, other }) })
  }

  #faultSentence(issue: Issue, fault: Fault): string {
    const { expected, received, keyword = '' } = issue
    const name = this.#subjectOf(issue)
    switch (fault) {
      case 'missing':
      case 'unknown':
        return this.#say(fault, { name: this.#nameOf(issue) })
      case 'replaced':
        return this.#say(fault, { name: this.#nameOf(issue), received: this.#quote(String(received)) })
      case 'type':
        return this.#say('kind', {
          name,
          expected: this.#typesIn(expected),
          received: this.#describe(received),
        }).concat(this.#remedyOf(issue))
      case 'format':
      case 'url':
        return this.#formSentence(issue)
      case 'value':
        return this.#say('kind', { name, expected: this.#choicesIn(issue), received: this.#describe(received) })
      case 'low':
      case 'high':
        return this.#say(fault, { name, expected: String(expected), received: String(received) })
      case 'repeated':
      case 'shapeless':
      case 'outside':
        return this.#say(fault, { name })
      default: {
        const size = this.#count(measures[keyword] ?? 'element', Number(expected))
        return this.#say(fault, { name, expected: this.#say(keyword.startsWith('min') ? 'least' : 'most', { size }) })
      }
    }
  }

  #remedyOf({ expected, received }: Issue): string {
    const types = typesOf(expected)
    if (typeof received === 'number' && types.includes('string')) return ` ${this.#say('quoted', {})}`
    const isBare =
      typeof received === 'string' &&
      (types.includes('boolean') ? /^(?:true|false)$/ : /^-?\d{1,15}(?:\.\d+)?$/).test(received) &&
      types.some((type) => /^(?:boolean|integer|number)$/.test(type))
    return isBare ? ` ${this.#say('bare', {})}` : ''
  }

  /** The name of the wrong member. */
  #nameOf({ pointer }: Issue): string {
    return this.#quote(splitPointer(pointer).at(-1) ?? '')
  }

  /** Subject of a sentence about the value at a pointer: its member name, or the list that it is in. */
  #subjectOf({ pointer }: Issue): string {
    const names = splitPointer(pointer)
    const named = names.findLastIndex((name) => !/^\d+$/.test(name))
    if (named === -1) return this.#say(names.length === 0 ? 'document' : 'anItem', {})
    const name = this.#quote(names[named] ?? '')
    return named === names.length - 1 ? name : this.#say('item', { name })
  }

  #typesIn(expected: unknown): string {
    return this.#list(typesOf(expected).map((type) => this.#say(type, {})))
  }

  #choicesIn({ expected, suggestion }: Issue): string {
    const all = (Array.isArray(expected) ? expected : [expected]).map((value) => this.#quoted(value) ?? String(value))
    if (all.length <= maxValues) return this.#list(all)
    const likely = suggestion === undefined ? undefined : this.#quote(suggestion)
    const sorted = likely === undefined ? all : [likely, ...all.filter((each) => each !== likely)]
    return `${sorted.slice(0, 5).join(', ')} ${this.#say('others', { count: String(all.length - 5) })}`
  }

  /** A value that was received, with its type; of lists and objects the type alone. */
  #describe(value: unknown): string {
    if (value === undefined) return this.#say('absent', {})
    // An issue holds the name of the type instead of a list or an object.
    if (value === 'array' || value === 'object' || value === 'null') return this.#say(value, {})
    if (typeof value === 'boolean') return String(value)
    const type = this.#say(typeof value === 'number' ? 'number' : 'string', {})
    return this.#say('value', { type, value: this.#quoted(value) ?? '' })
  }

  #formSentence(issue: Issue): string {
    const name = this.#subjectOf(issue)
    const received = this.#describe(issue.received)
    const [key, example = ''] = formOf(String(issue.expected)) ?? []
    // The pattern itself says nothing to an editor; the description of the field tells what is meant.
    if (key === undefined) return this.#say('misformed', { name, received })
    const expected = this.#say(`form.${key}`, { text: this.#quote(example) })
    return this.#say('kind', { name, expected, received })
  }

  #list(texts: readonly string[]): string {
    if (texts.length < 2) return texts.join('')
    return `${texts.slice(0, -1).join(', ')}${this.#say('or', {})}${texts.at(-1)}`
  }

  #count(noun: string, count: number): string {
    const form = this.#plurals.select(count) === 'one' && count === 1 ? 'one' : 'other'
    return this.#say(`${noun}.${form}`, { count: String(count) })
  }

  #quoted(value: unknown): string | undefined {
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    return typeof value === 'string' ? this.#quote(value) : undefined
  }

  #quote(text: string): string {
    const plain = text.replace(/\s+/g, ' ')
    const cut = plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain
    return this.#say('quote', { text: cut })
  }

  #say(key: string, values: Readonly<Record<string, string>>): string {
    const template = this.#words.sentences[key] ?? key
    return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
}

/** Codes whose suggestion is a name or a value. */
const suggestions = new Set<Issue['code']>([
  'unknown-type',
  'unknown-handler',
  'missing-property',
  'unknown-property',
  'wrong-value',
  'wrong-format',
  'unsafe-url',
])

const typesOf = (expected: unknown): string[] => (Array.isArray(expected) ? expected : [expected]).join(',').split(',')

const measures: Readonly<Record<string, string>> = {
  minLength: 'character',
  maxLength: 'character',
  minProperties: 'member',
  maxProperties: 'member',
}
