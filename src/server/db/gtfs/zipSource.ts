import { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { GtfsFailure } from './GtfsFailure'
import type { GtfsSource } from './GtfsSource'

/** The feed of a whole country unpacks to about 3 GB. */
const maxBytes = 20 * 1024 ** 3
/** Timetables pack to a tenth or a twentieth of their size. Small files may pack better. */
const maxRatio = 250
const smallBytes = 32 * 1024 ** 2

/**
 * Opens a zip file. Its files are read as streams. Throws a `GtfsFailure` for what is no zip, has a path outside of it, or unpacks to
 * far more than a timetable.
 */
export async function zipSource(path: string): Promise<GtfsSource & { close(): void }> {
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip)
    return {
      has: (file) => entries.has(file),
      size: (file) => entries.get(file)?.uncompressedSize,
      async open(file) {
        const entry = entries.get(file)
        if (!entry) throw new GtfsFailure(`The zip has no ${file}.`)
        return guarded(await openEntry(zip, entry), file)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, validateEntrySizes: true, strictFileNames: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new GtfsFailure(`There is no file ${path}.`)
    throw new GtfsFailure(`${path} is not a zip file that can be read (${reasonOf(error)}).`, { cause: error })
  }
}

/** Reads the list of files, by name. */
async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry
      if (fileName.endsWith('/')) continue
      if (entries.has(fileName)) throw new GtfsFailure(`The zip has two files "${fileName}".`)
      bytes += uncompressedSize
      const isBomb = uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxRatio
      if (isBomb || bytes > maxBytes)
        throw new GtfsFailure(
          `The zip would unpack "${fileName}" to ${uncompressedSize} bytes, which no timetable has.`,
        )
      entries.set(fileName, entry)
    }
  } catch (error) {
    if (error instanceof GtfsFailure) throw error
    const isOutside = /relative path|absolute path|invalid characters/.test(reasonOf(error))
    throw new GtfsFailure(
      isOutside
        ? `The zip has a file with a path outside of it (${reasonOf(error)}).`
        : `The zip is damaged (${reasonOf(error)}).`,
      { cause: error },
    )
  }
  return entries
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  try {
    return await zip.openReadStreamPromise(entry)
  } catch (error) {
    throw new GtfsFailure(`"${entry.fileName}" in the zip cannot be read (${reasonOf(error)}).`, { cause: error })
  }
}

/** Turns the errors of a stream, such as a file that is longer than the zip says, into sentences. */
function guarded(stream: Readable, file: string): Readable {
  const failed = (error: unknown) => new GtfsFailure(`"${file}" in the zip is damaged (${reasonOf(error)}).`)
  async function* read() {
    try {
      yield* stream
    } catch (error) {
      throw failed(error)
    }
  }
  return Readable.from(read())
}
