/** What a new block or handler is made of. */
export type NewFiles = {
  /** Texts of its files by their path from the root. */
  files: ReadonlyMap<string, string>
  /** Its entry in the registry, by the name it is sorted under, and the import the entry needs. */
  entry: { name: string; text: string; import?: string }
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
