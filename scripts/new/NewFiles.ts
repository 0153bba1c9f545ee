/** The files of a new block or handler, and its entry in the registry. */
export type NewFiles = {
  /** Contents of its files by their path from the root. */
  files: ReadonlyMap<string, string>
  /** Its entry in the registry: the name it is sorted by, its source, and the import it needs. */
  entry: { name: string; text: string; import?: string }
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
