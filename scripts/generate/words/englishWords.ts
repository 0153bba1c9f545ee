import { isSchema, type Schema, type SchemaFile, type SchemaFiles } from '../../../schemas/compile/SchemaFiles.ts'
import { textsIn } from './checkTitles.ts'
import { expectedWords, wordedSchemas } from './expectedWords.ts'
import type { WordSources } from './WordSources.ts'

/** The English words for a schema, with the title and the descriptions that stand in the schema. */
export function englishSchemaWords(words: Schema, schemas: SchemaFiles, file: SchemaFile): Schema {
  const { title, description } = file.schema
  const titles = isSchema(words.properties) ? words.properties : {}
  const members = [...expectedWords(schemas, file).members].map(([path, text]) => {
    const entry = titles[path]
    return [path, { ...(isSchema(entry) ? entry : {}), ...(text === undefined ? {} : { description: text }) }]
  })
  return {
    title,
    description,
    ...words,
    ...(members.length > 0 ? { properties: Object.fromEntries(members) } : {}),
  }
}

/** All English words by the path of their file in `schemas/texts`, complete, for a language that is added. */
export function englishWords(
  schemas: SchemaFiles,
  issueTexts: ReadonlyMap<string, Schema>,
  { files }: WordSources,
): Map<string, Schema> {
  const written = (path: string): Schema => {
    const words = files.get(path)?.en
    return isSchema(words) ? words : {}
  }
  return new Map([
    ...wordedSchemas(schemas).map((file): [string, Schema] => [
      file.path,
      englishSchemaWords(written(file.path), schemas, file),
    ]),
    ...[...issueTexts].map(([code, { title, description, why, fix }]): [string, Schema] => [
      `issues/${code}.json`,
      { title, description, why, fix },
    ]),
    ...['examples.json', 'pages.json'].map((path): [string, Schema] => [path, textsIn(files, path, 'en')]),
  ])
}
