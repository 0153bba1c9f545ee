import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:css|html|js|json|map|svg|txt|wasm|webmanifest)$/
/** In bytes. A smaller file fits into one packet uncompressed. */
const minSize = 1024
/** A compressed file that saves less than 5 % is not worth an extra cache entry. */
const maxRatio = 0.95

/** Encodings. Brotli at its best is 15 to 20 % smaller than gzip at its best, but takes seconds per megabyte. */
const forms = [
  {
    extension: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { extension: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
]

/** Writes `<file>.br` and `<file>.gz` beside each compressible file of a build folder. Removes those of an earlier run. */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Only the server reads the manifest.
    .filter((file) => !relative(folder, file).startsWith('.'))
  for (const file of files.filter((name) => forms.some(({ extension }) => name.endsWith(extension)))) rmSync(file)
  await Promise.all(files.filter((name) => compressible.test(name)).map(compressFile))
}

async function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < minSize) return
  for (const { extension, compress } of forms) {
    const compressed = await compress(bytes)
    if (compressed.length <= bytes.length * maxRatio) writeFileSync(file + extension, compressed)
  }
}
