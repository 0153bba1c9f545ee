import { anyCodePoint, type CodePoints, invert, unite } from './CodePoints'
import type { Syntax } from './Syntax'

/** The pattern has a part that no automaton can follow, such as a back reference. */
class Unfollowable extends Error {}

/** What a pattern of the `u` flag means; undefined when a part of it is beyond what automata do. */
export function parsePattern(pattern: string): Syntax | undefined {
  try {
    new RegExp(pattern, 'u')
    return new Parser(pattern).whole()
  } catch {
    return undefined
  }
}

const digit: CodePoints = [[48, 57]]
const word: CodePoints = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
const space: CodePoints = unite(
  [
    [9, 13],
    [32, 32],
    [160, 160],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
  ],
  [
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
)
const lineBreak: CodePoints = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]
const classes: Readonly<Record<string, CodePoints>> = {
  d: digit,
  D: invert(digit),
  w: word,
  W: invert(word),
  s: space,
  S: invert(space),
}
const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, 0: 0 }

const single = (code: number): CodePoints => [[code, code]]

class Parser {
  readonly #characters: readonly string[]
  #at = 0

  constructor(pattern: string) {
    this.#characters = [...pattern]
  }

  whole(): Syntax {
    const result = this.#choice()
    if (this.#at < this.#characters.length) throw new Unfollowable()
    return result
  }

  #choice(): Syntax {
    const parts = [this.#sequence()]
    while (this.#take('|')) parts.push(this.#sequence())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
  }

  #sequence(): Syntax {
    const parts: Syntax[] = []
    while (this.#at < this.#characters.length && this.#peek() !== '|' && this.#peek() !== ')') {
      parts.push(this.#repeated(this.#atom()))
    }
    return { kind: 'sequence', parts }
  }

  #repeated(part: Syntax): Syntax {
    const [least, most] = this.#count()
    // How greedy a repetition is does not change what is taken.
    if (least !== undefined) this.#take('?')
    return least === undefined || most === undefined ? part : { kind: 'repeat', part, least, most }
  }

  #count(): [least?: number, most?: number] {
    if (this.#take('*')) return [0, Number.POSITIVE_INFINITY]
    if (this.#take('+')) return [1, Number.POSITIVE_INFINITY]
    if (this.#take('?')) return [0, 1]
    const rest = this.#characters.slice(this.#at, this.#at + 24).join('')
    const [all, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(rest) ?? []
    if (all === undefined) return []
    this.#at += all.length
    return [Number(least), comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most)]
  }

  #atom(): Syntax {
    const character = this.#next()
    if (character === '^') return { kind: 'start' }
    if (character === '$') return { kind: 'end' }
    if (character === '.') return { kind: 'characters', set: invert(lineBreak) }
    if (character === '(') return this.#group()
    if (character === '[') return { kind: 'characters', set: this.#class() }
    if (character === '\\') return { kind: 'characters', set: this.#escape() }
    return { kind: 'characters', set: single(character.codePointAt(0) ?? 0) }
  }

  #group(): Syntax {
    let wrap = (part: Syntax): Syntax => part
    if (this.#take('?')) {
      const kind = this.#next()
      if (kind === '=' || kind === '!') wrap = (part) => ({ kind: 'ahead', part, isNegative: kind === '!' })
      else if (kind === '<' && this.#peek() !== '=' && this.#peek() !== '!') while (this.#next() !== '>');
      else if (kind !== ':') throw new Unfollowable()
    }
    const inside = this.#choice()
    if (!this.#take(')')) throw new Unfollowable()
    return wrap(inside)
  }

  #class(): CodePoints {
    const isInverted = this.#take('^')
    const sets: CodePoints[] = []
    while (!this.#take(']')) {
      const first = this.#classPart()
      const from = first[0]?.[0]
      if (this.#peek() === '-' && this.#characters[this.#at + 1] !== ']' && from !== undefined) {
        this.#at += 1
        const to = this.#classPart()[0]?.[0]
        if (to === undefined) throw new Unfollowable()
        sets.push([[from, to]])
      } else sets.push(first)
    }
    return isInverted ? invert(unite(...sets)) : unite(...sets)
  }

  #classPart(): CodePoints {
    const character = this.#next()
    if (character !== '\\') return single(character.codePointAt(0) ?? 0)
    return this.#take('b') ? single(8) : this.#escape()
  }

  #escape(): CodePoints {
    const letter = this.#next()
    const set = classes[letter]
    if (set) return set
    const control = controls[letter]
    if (control !== undefined) return single(control)
    if (letter === 'x') return single(this.#hex(2))
    if (letter === 'c') return single((this.#next().codePointAt(0) ?? 0) % 32)
    if (letter === 'u') return single(this.#unicode())
    if (letter === 'p' || letter === 'P') return this.#property(letter)
    // Back references and word boundaries are no automaton's business; every other letter is refused by the engine.
    if (/[A-Za-z1-9]/.test(letter)) throw new Unfollowable()
    return single(letter.codePointAt(0) ?? 0)
  }

  #unicode(): number {
    if (this.#take('{')) {
      let digits = ''
      for (let next = this.#next(); next !== '}'; next = this.#next()) digits += next
      return Number.parseInt(digits, 16)
    }
    const code = this.#hex(4)
    const isPair = code >= 0xd800 && code < 0xdc00 && this.#peek() === '\\'
    if (!isPair) return code
    this.#at += 2
    return 0x10000 + (code - 0xd800) * 0x400 + (this.#hex(4) - 0xdc00)
  }

  #hex(length: number): number {
    let digits = ''
    while (digits.length < length) digits += this.#next()
    return Number.parseInt(digits, 16)
  }

  /** What Unicode knows of a property only the engine can tell. */
  #property(letter: string): CodePoints {
    let name = ''
    for (let next = this.#next(); next !== '}'; next = this.#next()) name += next
    const test = new RegExp(`^\\${letter}${name}}$`, 'u')
    const ranges: [number, number][] = []
    for (const [from, to] of anyCodePoint) {
      for (let code = from; code <= to; code++) {
        if (!test.test(String.fromCodePoint(code))) continue
        const last = ranges.at(-1)
        if (last?.[1] === code - 1) last[1] = code
        else ranges.push([code, code])
      }
    }
    return ranges
  }

  #peek(): string | undefined {
    return this.#characters[this.#at]
  }

  #next(): string {
    const character = this.#characters[this.#at]
    if (character === undefined) throw new Unfollowable()
    this.#at += 1
    return character
  }

  #take(character: string): boolean {
    if (this.#characters[this.#at] !== character) return false
    this.#at += 1
    return true
  }
}
