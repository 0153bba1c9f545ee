import { type Schema, type SchemaFiles, schemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { locales } from '../generate/locales.ts'
import { expectedWords } from '../generate/words/expectedWords.ts'
import { json } from './NewFiles.ts'
import { sentence } from './names.ts'

/**
 * Returns the file of words for a new schema at a path such as `blocks/opening-note.json`: in every language its names as titles,
 * and its English descriptions, to be translated.
 */
export function newWords(files: SchemaFiles, path: string, schema: Schema): string {
  const all: SchemaFiles = new Map([...files, ...schemaFiles([[path, schema]])])
  const file = all.get(path)
  if (!file) throw new Error(`${path} is no path of a schema`)
  const { members, values } = expectedWords(all, file)
  const { title, description } = schema
  return json(
    Object.fromEntries(
      locales(files).map((language) => {
        const isEnglish = language === 'en'
        const properties = [...members].map(([member, text]) => {
          const isTold = !isEnglish && text !== undefined
          return [member, { title: labelOf(member), ...(isTold ? { description: text } : {}) }]
        })
        const choices = [...values].map(([member, each]) => [
          member,
          Object.fromEntries([...each].map((value) => [value, sentence(value)])),
        ])
        return [
          language,
          {
            ...(isEnglish ? {} : { title, description }),
            synonyms: [file.name.replaceAll(/[-_]/g, ' ')],
            ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
            ...(choices.length > 0 ? { values: Object.fromEntries(choices) } : {}),
          },
        ]
      }),
    ),
  )
}

/** `responses[].responseUid` becomes `Response uid`. */
const labelOf = (member: string): string =>
  sentence((member.match(/\w+(?=\W*$)/)?.[0] ?? member).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))

/** Returns the titles of examples with one for each name that has none: the name, to be translated. */
export const withExampleTitles =
  (names: readonly string[]) =>
  (text: string): string => {
    const titles: Record<string, Record<string, string>> = JSON.parse(text)
    for (const known of Object.values(titles)) for (const name of names) known[name] ??= sentence(name)
    return json(titles)
  }
