import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'

/** One version of the schemas. `name` is what reports call it: the argument, with the commit it stands for. */
export type Version = {
  name: string
  /** Where its folder is, for messages. */
  at: string
  source: SchemaFiles
  /** Where one of its files is, from the working folder or the root of the repository, and its text. */
  fileOf(path: string): { file: string; text: string } | undefined
}

/**
 * Texts of schema files by path from the folder of schemas. `at` says where that folder is, for messages; `folder` is its
 * path without the revision.
 */
export type SchemaTexts = { name: string; at: string; folder: string; texts: ReadonlyMap<string, string> }

/** Why a version cannot be read: a sentence that names the argument or the file. */
export class UnusableVersion extends Error {}
