import { createScanner } from 'jsonc-parser'
import type { IssueCode } from '../../../schemas'
import { joinPointer } from '../../../schemas/json/pointer'

/** A part of a JSON text that parsing loses, such as a duplicate key. Offsets count UTF-16 units. */
export type TextFault = {
  code: Extract<IssueCode, 'duplicate-key' | 'inexact-number' | 'lone-surrogate'>
  pointer: string
  offset: number
  length: number
  message: string
  /** For a repeated name, the offset of the previous one. */
  earlier?: number
  received?: string
  suggestion: string
}

/** An object or array around the scanner's position, and its current member or item. */
type OpenContainer = { name: string; index: number; names: Map<string, number> | undefined; expectsName: boolean }

/** Finds duplicate keys, inexact numbers and lone surrogates in valid JSON, in one pass over its tokens. */
export function findTextFaults(text: string): TextFault[] {
  const faults: TextFault[] = []
  const scanner = createScanner(text, true)
  const open: OpenContainer[] = []
  const pointer = () => joinPointer(open.map(({ name, index, names }) => (names ? name : String(index))))

  function readName(inside: OpenContainer, offset: number, token: string): void {
    inside.expectsName = false
    inside.name = scanner.getTokenValue()
    const span = { offset, length: token.length }
    const earlier = inside.names?.get(inside.name)
    if (earlier === undefined) inside.names?.set(inside.name, offset)
    else faults.push({ ...span, ...describeDuplicate(inside.name), earlier, pointer: pointer() })
  }

  function readText(offset: number, token: string): void {
    if (!token.includes('\\u')) return
    for (const at of findLoneSurrogates(token)) {
      faults.push({
        offset: offset + at,
        length: 6,
        ...describeLoneSurrogate(token.slice(at, at + 6)),
        pointer: pointer(),
      })
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

function describeDuplicate(name: string): Description {
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

function describeLoneSurrogate(half: string): Description {
  const message = `${half} is half of a character: its other half is missing.`
  return { code: 'lone-surrogate', message, received: half, suggestion: 'cut texts between characters' }
}

/** Matches every escape, so that an escaped backslash does not count as the start of one. */
const escapes = /\\(?:u([\da-fA-F]{4})|[^u])/g

/** Returns the offsets of unpaired surrogate escapes in a JSON string. */
export function findLoneSurrogates(token: string): number[] {
  const lone: number[] = []
  let high: number | undefined
  for (const found of token.matchAll(escapes)) {
    const unit = found[1] === undefined ? 0 : Number.parseInt(found[1], 16)
    const isLow = unit >= 0xdc00 && unit <= 0xdfff
    if (high !== undefined && !(isLow && found.index === high + 6)) lone.push(high)
    else if (isLow && high === undefined) lone.push(found.index)
    high = unit >= 0xd800 && unit <= 0xdbff ? found.index : undefined
  }
  if (high !== undefined) lone.push(high)
  return lone
}

/** 17 significant digits distinguish any two 64-bit floating-point numbers. */
const digits = 17

/**
 * Whether a number of JSON changes when it is parsed: a whole number that differs, a fraction that differs within 17 digits,
 * or a number that becomes infinite or 0.
 */
export function isInexact(literal: string): boolean {
  const value = Number(literal)
  if (!Number.isFinite(value)) return true
  if (/^-?\d+$/.test(literal)) return BigInt(literal) !== BigInt(value) && String(value) !== literal
  const written = significant(literal)
  if (value === 0) return written !== ''
  const length = Math.min(digits, Math.max(1, written.length))
  return significant(value.toPrecision(length)) !== round(written, length)
}

/** Returns the significant digits of a number: without sign, point, exponent and outer zeros. */
function significant(literal: string): string {
  const [mantissa = ''] = literal.split(/e/i)
  return mantissa.replace(/[-.]/g, '').replace(/^0+|0+$/g, '')
}

function round(written: string, length: number): string {
  if (written.length <= length) return written
  const kept = BigInt(written.slice(0, length)) + (written.charCodeAt(length) >= 53 ? 1n : 0n)
  return String(kept).replace(/0+$/, '')
}
