import {
  add,
  and,
  andVector,
  answer,
  bitmask,
  block,
  type Code,
  call,
  ctz,
  end,
  eq,
  eqVector,
  eqz,
  get,
  getGlobal,
  geU,
  gtU,
  i32,
  leaveIf,
  leU,
  leVector,
  load8,
  loadVector,
  loop,
  ltU,
  mul,
  or,
  orVector,
  otherwise,
  popcnt,
  set,
  setGlobal,
  shl,
  shrU,
  splat,
  store8,
  storeVector,
  sub,
  when,
} from './instructions'

/** Parameters and variables of the function. */
const [from, to, out, mask, count, unit, start, vector] = [0, 1, 2, 3, 4, 5, 6, 7] as const

const advance = (local: number, by: Code): Code => [...get(local), ...by, ...add, ...set(local)]
/** The six bits of a byte that continues a character. */
const continued = (offset: number): Code => [...get(from), ...load8(offset), ...i32(63), ...and]
/** The bits of the first byte of a character, and where they belong. */
const begun = (bits: number, by: number): Code => [...get(unit), ...i32(bits), ...and, ...i32(by), ...shl]
const before = (distance: number): Code => [...get(from), ...i32(distance), ...sub]
const vectorBefore = (distance: number): Code => [...before(distance), ...loadVector]
const same = (byte: number): Code => [...i32(byte), ...splat, ...eqVector]
const blank: Code = [...i32(0x20), ...splat, ...leVector]
const quoteOrBlank = (distance: number): Code =>
  [vectorBefore(distance), same(0x22), vectorBefore(distance), blank, orVector].flat()

/** Copies the ASCII of the next sixteen bytes, and counts the colons in it that may follow a quote. */
const copyMany: Code = [
  [get(from), i32(16), add, get(to), gtU, leaveIf(0)],
  [get(from), loadVector, set(vector), get(out), get(vector), storeVector],
  [get(vector), bitmask, set(mask), get(mask), i32(1 << 16), or, ctz, set(count)],
  [getGlobal, get(vector), same(0x3a), vectorBefore(1), same(0x22)],
  [vectorBefore(1), blank, quoteOrBlank(2), andVector, orVector, andVector, bitmask],
  [i32(1), get(count), shl, i32(1), sub, and, popcnt, add, setGlobal],
  [advance(from, get(count)), advance(out, get(count))],
  [get(from), get(to), geU, leaveIf(2), get(mask), eqz, leaveIf(1)],
].flat(2)

const copyOne: Code = [
  [get(out), get(unit), store8(), get(unit), i32(0x3a), eq, when],
  [before(1), load8(), set(start), before(2), load8(), set(count)],
  [get(count), i32(0x22), eq, get(count), i32(0x20), leU, or, get(start), i32(0x20), leU, and],
  [get(start), i32(0x22), eq, or, getGlobal, add, setGlobal, end],
  [advance(from, i32(1)), advance(out, i32(1))],
].flat(2)

/** Reads a character of two to four bytes into `unit`. */
const readWide: Code = [
  [get(from), set(start), get(unit), i32(0xe0), ltU, when],
  [begun(31, 6), continued(1), or, set(unit), advance(from, i32(2)), otherwise, get(unit), i32(0xf0), ltU, when],
  [begun(15, 12), continued(1), i32(6), shl, or, continued(2), or, set(unit), advance(from, i32(3)), otherwise],
  [begun(7, 18), continued(1), i32(12), shl, or, continued(2), i32(6), shl, or, continued(3), or, set(unit)],
  [advance(from, i32(4)), end, end],
].flat(2)

/** Writes `unit` as one byte or as escapes. An escape behind a backslash would be none: 0 is the answer then. */
const writeWide: Code = [
  [get(unit), i32(0xff), leU, when, get(out), get(unit), store8(), advance(out, i32(1)), otherwise],
  [get(start), i32(1), sub, load8(), i32(0x5c), eq, when, i32(0), answer, end],
  [get(unit), i32(0xffff), gtU, when, get(unit), i32(0x10000), sub, set(unit)],
  [get(out), get(unit), i32(10), shrU, i32(0xd800), add, call(1), advance(out, i32(6))],
  [get(unit), i32(0x3ff), and, i32(0xdc00), add, set(unit), end],
  [get(out), get(unit), call(1), advance(out, i32(6)), end],
].flat(2)

const narrow: Code = [
  [block, loop, block, copyMany, end],
  [get(from), load8(), set(unit), get(unit), i32(0x80), ltU, when, copyOne, otherwise, readWide, writeWide, end],
  [get(from), get(to), ltU, leaveIf(0), end, end, get(out), end],
].flat(2)

/** One hexadecimal digit of the second parameter. */
const digit = (shift: number, at: number): Code =>
  [
    [get(0), get(1), i32(shift), shrU, i32(15), and, set(2)],
    [get(2), i32(0x30), add, get(2), i32(9), gtU, i32(39), mul, add, store8(at)],
  ].flat(2)

const writeEscape: Code = [
  [get(0), i32(0x5c), store8(0), get(0), i32(0x75), store8(1)],
  [digit(12, 2), digit(8, 3), digit(4, 4), digit(0, 5), end],
].flat(2)

const sized = (bytes: Code): Code => [(bytes.length & 0x7f) | 0x80, bytes.length >> 7, ...bytes]
const named = (name: string): Code => [name.length, ...Buffer.from(name)]
const section = (id: number, ...parts: Code[]): Code => [id, ...sized(parts.flat())]
const [int, vector128] = [0x7f, 0x7b]

/**
 * A module of WebAssembly with a memory and a function `narrow(from, to, out)`, which copies JSON in UTF-8 as JSON in Latin-1
 * and answers where the copy ends. `names` grows by one for each colon behind a quote, or
 * behind a blank that is behind a quote or another blank.
 */
export const narrowingModule = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [2, 0x60, 3, int, int, int, 1, int, 0x60, 2, int, int, 0]),
    ...section(3, [2, 0, 1]),
    ...section(5, [1, 0, 1]),
    ...section(6, [1, int, 1, ...i32(0), ...end]),
    ...section(7, [3, ...named('memory'), 2, 0, ...named('narrow'), 0, 0, ...named('names'), 3, 0]),
    ...section(10, [2, ...sized([2, 4, int, 1, vector128, ...narrow]), ...sized([1, 1, int, ...writeEscape])]),
  ])
