import type { Range } from './Range'

const [colon, quote, backslash] = [0x3a, 0x22, 0x5c]

/** How many members the objects of some bytes of JSON are written with: the colons outside of texts. */
export function countNames({ bytes, from, to }: Range): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at]
    if (byte === colon) count += 1
    if (byte !== quote) continue
    for (at += 1; at < to && bytes[at] !== quote; at++) if (bytes[at] === backslash) at += 1
  }
  return count
}
