import { existsSync, readFileSync } from 'node:fs'

/** The text of a file; undefined when there is none, or it cannot be read. */
export function readIfThere(file: string): string | undefined {
  // Most folders lack the files that are asked for, and asking is cheaper than catching an error.
  if (!existsSync(file)) return undefined
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
