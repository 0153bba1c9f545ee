import type { Model } from '../model/Model'

/** The languages by the names that `--lang` takes. */
export const languageNames = ['ts', 'php', 'java', 'kotlin', 'csharp', 'python', 'go'] as const

/** The package of the types, the name of their file without its extension, and the library that serializes them. */
export type PrintOptions = { package: string; fileName: string; annotations: string | undefined }

/** The packages of Java and Kotlin. */
export const jvmPackage = {
  word: 'package',
  default: 'beffroi',
  pattern: /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i,
  example: 'be.montclair.portal',
}

/** A language that the types of the contract can be written in. */
export type Language = {
  /** The usual spelling: `C#`. */
  title: string
  /** The name of the file when `--out` is a folder. */
  file: string
  /** Rules for `--package`; undefined for a language without packages. */
  package: { word: string; default: string; pattern: RegExp; example: string } | undefined
  /** The compiler requires the file to have the name of its class. */
  isNamedAfterFile?: true
  /** Libraries that `--annotations` takes. */
  annotations?: readonly string[]
  print: (model: Model, options: PrintOptions) => string
}
