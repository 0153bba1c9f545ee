/** Instructions of WebAssembly as bytes, by the names they have in its specification; each takes its operands from a stack. */
export type Code = readonly number[]

export const end: Code = [0x0b]
export const otherwise: Code = [0x05]
/** Leaving a block goes to its end, leaving a loop to its beginning; `depth` counts outwards, from 0. */
export const block: Code = [0x02, 0x40]
export const loop: Code = [0x03, 0x40]
export const when: Code = [0x04, 0x40]
export const leaveIf = (depth: number): Code => [0x0d, depth]
export const answer: Code = [0x0f]
export const call = (index: number): Code => [0x10, index]

export const get = (local: number): Code => [0x20, local]
export const set = (local: number): Code => [0x21, local]
export const getGlobal: Code = [0x23, 0]
export const setGlobal: Code = [0x24, 0]
export const load8 = (offset = 0): Code => [0x2d, 0, offset]
export const store8 = (offset = 0): Code => [0x3a, 0, offset]
export const i32 = (value: number): Code => [0x41, ...signed(value)]

export const eqz: Code = [0x45]
export const eq: Code = [0x46]
export const ltU: Code = [0x49]
export const gtU: Code = [0x4b]
export const leU: Code = [0x4d]
export const geU: Code = [0x4f]
export const ctz: Code = [0x68]
export const popcnt: Code = [0x69]
export const add: Code = [0x6a]
export const sub: Code = [0x6b]
export const mul: Code = [0x6c]
export const and: Code = [0x71]
export const or: Code = [0x72]
export const shl: Code = [0x74]
export const shrU: Code = [0x76]

/** Sixteen bytes at once. */
export const loadVector: Code = [0xfd, 0x00, 0, 0]
export const storeVector: Code = [0xfd, 0x0b, 0, 0]
export const splat: Code = [0xfd, 0x0f]
export const eqVector: Code = [0xfd, 0x23]
export const leVector: Code = [0xfd, 0x2a]
export const andVector: Code = [0xfd, 0x4e]
export const orVector: Code = [0xfd, 0x50]
/** The highest bit of each byte, in sixteen bits. */
export const bitmask: Code = [0xfd, 0x64]

function signed(value: number): number[] {
  const low = value & 0x7f
  const rest = value >> 7
  const isLast = low & 0x40 ? rest === -1 : rest === 0
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}
