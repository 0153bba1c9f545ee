import { existsSync, readFileSync } from 'node:fs'

/** Returns the text of a file; undefined when it does not exist or cannot be read. */
export function readOptionalFile(file: string): string | undefined {
  // Most of these files do not exist, and `existsSync` is cheaper than an exception.
  if (!existsSync(file)) return undefined
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
