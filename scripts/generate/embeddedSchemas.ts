import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isSchema, type Schema, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'

/** Reads the texts about every issue code, by code: the files of `root`/issues. */
export function readIssueTexts(root: string): Map<string, Schema> {
  const folder = join(root, 'issues')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(files.sort().map((file) => [basename(file, '.json'), readIssueText(folder, file)]))
}

function readIssueText(folder: string, file: string): Schema {
  const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  if (!isSchema(value)) throw new Error(`schemas/issues/${file} does not hold an object`)
  return value
}

/**
 * Source of a module with every schema but those of the API, and the texts about issue codes, as JSON strings inside
 * functions, so that a program parses them only when it needs them.
 */
export function embeddedSchemas(all: SchemaFiles, issueTexts: ReadonlyMap<string, Schema>): string {
  const files = [...all.values()].filter(({ folder }) => folder !== 'api')
  const schemas = Object.fromEntries(files.map(({ path, schema }) => [path, schema]))
  return `export type SourcePath = ${union(Object.keys(schemas))}

export type ExplainedCode = ${union([...issueTexts.keys()])}

export const sourcesText = (): string => ${quote(schemas)}

export const issueTextsText = (): string => ${quote(Object.fromEntries(issueTexts))}
`
}

const union = (names: readonly string[]): string => names.map((name) => `\n  | ${JSON.stringify(name)}`).join('')

/** Formats JSON as a string literal in single quotes, because JSON is full of double quotes. */
export const quote = (value: unknown): string =>
  `'${JSON.stringify(value).replace(/[\\']/g, '\\$&').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
