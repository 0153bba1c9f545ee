import { createScanner } from 'jsonc-parser'
import { joinPointer } from '../../../schemas/json/pointer'
import { findLoneSurrogates } from './findLoneSurrogates'
import { isInexact } from './isInexact'
import type { TextFault } from './TextFault'

/** An object or array being read, and the member or item it is at. */
type Open = { name: string; index: number; names: Map<string, number> | undefined; expectsName: boolean }

/** Everything in a text of valid JSON that is lost when it is read, in one pass over its tokens. */
export function findTextFaults(text: string): TextFault[] {
  const faults: TextFault[] = []
  const scanner = createScanner(text, true)
  const open: Open[] = []
  const pointer = () => joinPointer(open.map(({ name, index, names }) => (names ? name : String(index))))

  function readName(inside: Open, offset: number, token: string): void {
    inside.expectsName = false
    inside.name = scanner.getTokenValue()
    const span = { offset, length: token.length }
    const earlier = inside.names?.get(inside.name)
    if (earlier === undefined) inside.names?.set(inside.name, offset)
    else faults.push({ ...span, ...describeTwice(inside.name), earlier, pointer: pointer() })
  }

  function readText(offset: number, token: string): void {
    if (!token.includes('\\u')) return
    for (const at of findLoneSurrogates(token)) {
      faults.push({ offset: offset + at, length: 6, ...describeHalf(token.slice(at, at + 6)), pointer: pointer() })
    }
  }

  for (;;) {
    scanner.scan()
    const offset = scanner.getTokenOffset()
    const length = scanner.getTokenLength()
    if (length === 0) return faults
    const inside = open.at(-1)
    const first = text.charAt(offset)
    if (first === '{') open.push({ name: '', index: 0, names: new Map(), expectsName: true })
    else if (first === '[') open.push({ name: '', index: 0, names: undefined, expectsName: false })
    else if (first === '}' || first === ']') open.pop()
    else if (first === ',' && inside) {
      inside.index += 1
      inside.expectsName = inside.names !== undefined
    } else if (first === '"') {
      const token = text.slice(offset, offset + length)
      if (inside?.expectsName) readName(inside, offset, token)
      readText(offset, token)
    } else if (first === '-' || (first >= '0' && first <= '9')) {
      const token = text.slice(offset, offset + length)
      if (isInexact(token)) faults.push({ offset, length, ...describeInexact(token), pointer: pointer() })
    }
  }
}

type Description = Omit<TextFault, 'pointer' | 'offset' | 'length'>

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function describeTwice(name: string): Description {
  const message = `"${shorten(name)}" stands in this object already`
  return { code: 'duplicate-key', message, suggestion: 'keep one of the two' }
}

function describeInexact(literal: string): Description {
  const value = Number(literal)
  const shown = shorten(literal)
  const kept = Number.isFinite(value) ? (/^-?\d+$/.test(literal) ? BigInt(value) : value) : 'infinite'
  const message = `${shown} is read as ${kept}: it is beyond what numbers of 64 bits hold.`
  return { code: 'inexact-number', message, received: shown, suggestion: 'send it as text, or with fewer digits' }
}

function describeHalf(half: string): Description {
  const message = `${half} is half of a character: its other half is missing.`
  return { code: 'lone-surrogate', message, received: half, suggestion: 'cut texts between characters' }
}
