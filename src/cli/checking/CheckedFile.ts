/** A file whose every document was checked. `kind` is null when its documents are of several kinds or of none. */
export type CheckedFile = {
  file: string
  kind: string | null
  documents: number
  blocks: number
  errors: number
  warnings: number
}
