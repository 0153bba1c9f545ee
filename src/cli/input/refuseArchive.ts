import { Unreadable } from './Unreadable'

/** How files begin that hold others, or one packed in a way that is not read here. */
const archives: readonly (readonly [name: string, beginning: readonly number[]])[] = [
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['packed with zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['packed with xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['packed with bzip2', [0x42, 0x5a, 0x68]],
]

/** Throws for content that is packed, but not with gzip. */
export function refuseArchive(start: Uint8Array): void {
  for (const [name, beginning] of archives) {
    if (beginning.every((byte, index) => start[index] === byte)) throw new Unreadable(`is ${name}; unpack it first`)
  }
}
