/**
 * A regular expression as a graph of states. A `one` consumes a character; all others consume none. Undefined in place of a
 * state is the end of the pattern: a match.
 */
export type State =
  | { kind: 'one'; test(character: string): boolean; next: Next }
  | { kind: 'either'; ways: readonly Next[] }
  | { kind: 'at'; test(text: readonly string[], index: number): boolean; next: Next }
  /** A lookahead, which consumes nothing. */
  | { kind: 'look'; start: Next; wanted: boolean; next: Next }

export type Next = State | undefined

const word = /\w/

const isWord = (character: string | undefined): boolean => character !== undefined && word.test(character)

/** Makes the test of a class, an escape or a literal character. */
function characterTest(source: string): (character: string) => boolean {
  if (source.length === 1 && source !== '.') return (character) => character === source
  const expression = compile(`^${source}$`)
  return (character) => expression.test(character)
}

/** Falls back to a pattern without the `u` flag, which rejects some escapes. */
function compile(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

/** A part of a pattern: makes its states, given the state after it. */
type Piece = (next: Next) => Next

/** States of one pattern; each copy of a repeated part counts. */
const maxStates = 5000

const escaped = /\\(?:u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[^1-9k])/uy
const characters = /\[(?:\\.|[^\]\\])*\]/suy
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y
const group = /\((?:\?(?:[:=!]|<[^=!>][^>]*>))?/y

/** Parses a pattern into its first state. Throws on an invalid pattern, or one that only backtracking can match. */
export function parsePattern(pattern: string): Next {
  let at = 0
  let states = 0
  const count = (): void => {
    if (++states > maxStates) throw new RangeError('The pattern is too large.')
  }
  const add = (state: State): State => {
    count()
    return state
  }
  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at
    const found = expression.exec(pattern)
    at += found?.[0].length ?? 0
    return found
  }

  function choice(): Piece {
    const ways = [sequence()]
    while (pattern[at] === '|') {
      at++
      ways.push(sequence())
    }
    return (next) => (ways.length === 1 ? ways[0]?.(next) : add({ kind: 'either', ways: ways.map((way) => way(next)) }))
  }

  function sequence(): Piece {
    const pieces: Piece[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') pieces.push(repeated(atom()))
    return (next) => pieces.reduceRight((after, piece) => piece(after), next)
  }

  function repeated(piece: Piece): Piece {
    const found = take(quantifier)
    if (!found) return piece
    const [sign = '', least, comma, greatest] = found
    const min = least ? Number(least) : sign[0] === '+' ? 1 : 0
    const max = least
      ? comma
        ? Number(greatest || Number.POSITIVE_INFINITY)
        : min
      : sign[0] === '?'
        ? 1
        : Number.POSITIVE_INFINITY
    if (min > maxStates || (max > maxStates && max !== Number.POSITIVE_INFINITY)) throw new RangeError('Too often.')
    return (next) => {
      let after = next
      if (max === Number.POSITIVE_INFINITY) {
        const ways: Next[] = []
        after = add({ kind: 'either', ways })
        ways.push(piece(after), next)
      } else for (let left = max - min; left > 0; left--) after = add({ kind: 'either', ways: [piece(after), next] })
      for (let left = min; left > 0; left--) {
        count()
        after = piece(after)
      }
      return after
    }
  }

  function atom(): Piece {
    const open = take(group)
    if (open) return inside(open[0])
    if (pattern[at] === '^') return place(1, (_, index) => index === 0)
    if (pattern[at] === '$') return place(1, (text, index) => index === text.length)
    if (/^\\[bB]/.test(pattern.slice(at, at + 2))) {
      const wanted = pattern[at + 1] === 'b'
      return place(2, (text, index) => (isWord(text[index - 1]) !== isWord(text[index])) === wanted)
    }
    const source = (take(characters) ?? take(escaped))?.[0]
    if (source === undefined && pattern[at] === '\\') throw new SyntaxError('Backreferences are not read.')
    const test = characterTest(source ?? literal())
    return (next) => add({ kind: 'one', test, next })
  }

  function literal(): string {
    const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0)
    at += character.length
    return character
  }

  function place(length: number, test: (text: readonly string[], index: number) => boolean): Piece {
    at += length
    return (next) => add({ kind: 'at', test, next })
  }

  function inside(sign: string): Piece {
    // A lookbehind, or a kind of group that `group` does not match.
    if (sign === '(' && pattern[at] === '?') throw new SyntaxError('This kind of group is not read.')
    const piece = choice()
    at++
    if (sign !== '(?=' && sign !== '(?!') return piece
    return (next) => add({ kind: 'look', start: piece(undefined), wanted: sign === '(?=', next })
  }

  // Throws on every syntax error; it is never run.
  new RegExp(pattern)
  return choice()(undefined)
}
