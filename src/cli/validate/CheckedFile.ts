import type { Problem } from '../input/Input'

/** A file whose every document was checked. `kind` is null when its documents are of several kinds or of none. */
export type CheckedFile = {
  file: string
  kind: string | null
  documents: number
  blocks: number
  errors: number
  warnings: number
}

/** A file that could not be checked, or not whole: `checked` then counts what was. */
export type UncheckedFile = Problem & { checked?: CheckedFile }
