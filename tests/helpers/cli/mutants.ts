import { gzipSync } from 'node:zlib'
import type { Chance } from './Chance'

/** Changes bytes; `other` is another text of the same kind. */
type Change = (bytes: Buffer, chance: Chance, other: Buffer) => Buffer

/** Strings to insert that are not JSON values, or unusual ones. */
const oddities = [
  '1e999',
  '-0',
  '123456789012345678901234567890',
  '0.1000000000000000055511151231257827',
  '01',
  '"\\ud800"',
  '"\\u0000"',
  '"__proto__"',
  '"\u001b[2J"',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '//',
  '/*',
  "'",
  '{}',
  '[]',
  '[[[]]]',
  'null',
  'true',
  '""',
  '{"toString":1}',
  '{"a":1,"a":2}',
  '"http://[::1"',
  '"javascript:x"',
  '"<b onclick=x>&amp;<"',
  '2026-02-30',
  '\n',
  '\r',
  '\u2028',
  ',',
  ':',
  '\\',
]

const splice = (bytes: Buffer, at: number, removed: number, inserted: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removed)])

function flip(bytes: Buffer, chance: Chance): Buffer {
  const copy = Buffer.from(bytes)
  for (let count = chance.below(4); count >= 0; count--) {
    const at = chance.below(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8))
  }
  return copy
}

/** Nests a value deep enough to overflow the stack of a recursive function. */
function nest(bytes: Buffer, chance: Chance): Buffer {
  const depth = chance.one([70, 300, 3000, 30_000])
  const [open, close] = chance.one([
    ['[', ']'],
    ['{"data":', '}'],
    ['{"type":"group","data":{"components":[', ']}}'],
    ['{"then":', '}'],
  ] as const)
  const closed = chance.below(4) > 0 ? depth : chance.below(depth)
  return Buffer.concat([Buffer.from(open.repeat(depth)), bytes, Buffer.from(close.repeat(closed))])
}

/** Replaces a value, a name or both; the text often remains JSON. */
function exchange(bytes: Buffer, chance: Chance): Buffer {
  const text = bytes.toString('utf8')
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/g)]
  if (tokens.length === 0) return bytes
  const { index, 0: token } = chance.one(tokens)
  const replacement = chance.one([...oddities, chance.one(tokens)[0], `"${token.slice(1, -2)}"`, token.repeat(2)])
  return Buffer.from(text.slice(0, index) + replacement + text.slice(index + token.length))
}

const changes: readonly Change[] = [
  flip,
  nest,
  exchange,
  exchange,
  exchange,
  (bytes, chance) => bytes.subarray(0, chance.below(bytes.length)),
  (bytes, chance) => bytes.subarray(chance.below(bytes.length)),
  (bytes, chance) => splice(bytes, chance.below(bytes.length), chance.below(40), Buffer.alloc(0)),
  (bytes, chance) => splice(bytes, chance.below(bytes.length), chance.below(3), chance.bytes(1 + chance.below(8))),
  (bytes, chance) => splice(bytes, chance.below(bytes.length), 0, Buffer.from(chance.one(oddities))),
  (bytes, chance) => {
    const from = chance.below(bytes.length)
    const part = bytes.subarray(from, from + chance.below(400))
    return splice(bytes, chance.below(2) === 0 ? from : chance.below(bytes.length), 0, part)
  },
  (bytes, chance, other) =>
    Buffer.concat([bytes.subarray(0, chance.below(bytes.length)), other.subarray(chance.below(other.length))]),
  (bytes, chance) => Buffer.from(bytes.toString('utf8'), chance.one(['utf16le', 'latin1'])),
  (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
  (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\n', '\r')),
  (bytes, chance) => Buffer.concat(Array.from({ length: 2 + chance.below(3) }, () => bytes)),
]

/** Applies one to three changes to a text. */
export function mutate(text: Buffer, chance: Chance, other: Buffer): Buffer {
  let bytes = text
  for (let count = 1 + chance.below(3); count > 0 && bytes.length > 0; count--)
    bytes = chance.one(changes)(bytes, chance, other)
  return bytes
}

/** Makes a file by its name: a changed document or changed records, perhaps compressed, sometimes with damage. */
export function mutantFile(name: string, texts: readonly Buffer[], chance: Chance): [name: string, bytes: Buffer] {
  const records = () =>
    Buffer.concat(
      Array.from({ length: 1 + chance.below(8) }, () => {
        const record = Buffer.from(JSON.stringify(JSON.parse(chance.one(texts).toString())))
        const changed = chance.below(2) === 0 ? record : mutate(record, chance, chance.one(texts))
        return Buffer.concat([changed, Buffer.from(chance.one(['\n', '\n', '\r\n', '\n\n', ' \n', '\r', '']))])
      }),
    )
  const kind = chance.below(10)
  const isNdjson = kind === 0 || kind === 1
  const text = isNdjson || kind === 2 ? records() : mutate(chance.one(texts), chance, chance.one(texts))
  const extension = isNdjson ? chance.one(['.ndjson', '.jsonl']) : '.json'
  if (kind !== 1 && kind !== 3) return [name + extension, text]
  const packed = gzipSync(text, { level: 1 })
  return [`${name}${extension}.gz`, chance.below(2) === 0 ? packed : mutate(packed, chance, packed)]
}
