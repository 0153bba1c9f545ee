import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** The files of a feed. */
export type GtfsSource = {
  has(file: string): boolean
  /** Opens a file that the source has. Throws a `GtfsFailure` when it cannot be read. */
  open(file: string): Promise<Readable>
  /** Size of a file in bytes, for the progress; undefined when it is not known. */
  size(file: string): number | undefined
}

/** The files of a folder. */
export const folderSource = (folder: string): GtfsSource => ({
  has: (file) => existsSync(join(folder, file)),
  open: async (file) => createReadStream(join(folder, file)),
  size: () => undefined,
})

/** Files that are texts in memory, by name. */
export const textSource = (files: ReadonlyMap<string, string>): GtfsSource => ({
  has: (file) => files.has(file),
  open: async (file) => Readable.from([Buffer.from(files.get(file) ?? '')]),
  size: (file) => files.get(file)?.length,
})
