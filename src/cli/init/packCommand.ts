import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { memberOf } from '../../../schemas/json/pointer'

/** Size of a record of an archive, in bytes. */
const block = 512

/** Seconds since 1970 that npm gives to each file of an archive, so that the same files make the same archive. */
const modified = 499_162_500

/**
 * Packs the running command as `npm pack` does: its folder as an archive that npm installs without a registry. Undefined when it
 * does not run from a built folder.
 */
export function packCommand(): Buffer | undefined {
  const folder = findPackage(dirname(fileURLToPath(import.meta.url)))
  if (folder === undefined) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const records = files.flatMap((file) => {
    const content = readFileSync(join(folder, file))
    const rest = Buffer.alloc((block - (content.length % block)) % block)
    return [headerOf(`package/${file}`, content.length), content, rest]
  })
  return gzipSync(Buffer.concat([...records, Buffer.alloc(2 * block)]), { level: 9 })
}

/** The folder of the built command around a file of it. */
function findPackage(folder: string): string | undefined {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const bin = memberOf(readJson(join(at, 'package.json')), 'bin')
    if (memberOf(bin, 'beffroi') === 'beffroi.js') return at
  }
  return undefined
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The header of a file in an archive (POSIX ustar). */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`the path ${name} is too long to be packed`)
  const header = Buffer.alloc(block)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(name, 0)
  header.write(octal(name.endsWith('/beffroi.js') ? 0o755 : 0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(modified, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
