import type { Model } from '../model/Model'

/** How a language writes the types of the contract. */
export type Language = {
  /** As people call it. */
  title: string
  /** Name of the file in a folder that is given by `--out`. */
  file: string
  /** What stands where nobody names a package; a language without packages has none. */
  package: { word: string; usual: string; pattern: RegExp; example: string } | undefined
  /** Whether the compiler asks that the file be named after what is in it. */
  isNamedAfterFile?: true
  /** Libraries that `--annotations` can have in mind. */
  annotations?: readonly string[]
  print: (model: Model, place: Place) => string
}

/** Where the types will stand: their package, the name of the file without its ending, and the library that writes them. */
export type Place = { package: string; fileName: string; annotations: string | undefined }
