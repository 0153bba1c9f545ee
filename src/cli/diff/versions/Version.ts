import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'

/** One version of the schemas. `name` is the argument of the user, with the commit of a git revision. */
export type Version = {
  name: string
  /** The location of its folder, for messages. */
  at: string
  source: SchemaFiles
  /** Whether `beffroi schema` wrote it, without what bundles leave out. */
  isBundled?: true
  /** Paths of the schemas that are compared with all that they lead to, for a single file. */
  roots?: readonly string[]
  /** The path of one of its files, from the working folder or the root of the repository, and its text. */
  fileOf(path: string): { file: string; text: string } | undefined
}

/**
 * Texts of schema files by path in the folder of schemas. `at` is the location of that folder for messages; `folder` is its
 * path without the revision.
 */
export type SchemaTexts = { name: string; at: string; folder: string; texts: ReadonlyMap<string, string> }

/** Why a version cannot be read: a sentence that names the argument or the file. */
export class UnusableVersion extends Error {}
