import type { Source } from '../../compiling/source'

/** One version of the schemas. `name` is what reports call it: the argument, with the commit it stands for. */
export type Version = { name: string; source: Source }

/** Texts of schema files by path from the folder of schemas; `at` says where that folder is, for messages. */
export type SchemaTexts = { name: string; at: string; texts: ReadonlyMap<string, string> }

/** Why a version cannot be read: a sentence that names the argument or the file. */
export class UnusableVersion extends Error {}
