import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSchema, type Schema } from '../../schemas/compile/SchemaFiles.ts'
import { readIssueTexts } from '../generate/embeddedSchemas.ts'
import { readSchemaFiles } from '../generate/readSchemaFiles.ts'
import { englishWords } from '../generate/words/englishWords.ts'
import { readWordSources } from '../generate/words/WordSources.ts'
import { json, type NewFiles } from './NewFiles.ts'

/** Folders with texts by key. */
const textFolders = ['renderer/i18n', 'src/cli', 'src/portal', 'src/server', 'src/studio']
const list = 'schemas/shared/locale.json'

/** Returns the files of a language: the English texts, to be translated, and its member in every object by language of the schemas. */
export function languageFiles(locale: string, root: string): NewFiles {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const english = textFolders.flatMap((folder) => pathsBelow(root, folder)).filter((path) => path.endsWith('/en.json'))
  const last = /"(\w+)"\]/.exec(read(list))?.[1] ?? ''
  const addMember = memberAfter(last, locale)
  const schemas = pathsBelow(root, 'schemas/entities').filter((path) => addMember(read(path)) !== read(path))
  return {
    files: new Map(english.map((path) => [path.replace(/en\.json$/, `${locale}.json`), read(path)])),
    edits: new Map([
      [list, (text: string) => text.replace(`"${last}"]`, `"${last}", "${locale}"]`)],
      ...schemas.map((path) => [path, addMember] as const),
      ...wordEdits(locale, root),
    ]),
  }
}

const localeWords = 'shared/locale.json'

/** Adds the name of the language to the words for the value of the list of languages, in every language. */
const withLanguage = (written: Schema, locale: string): Schema =>
  Object.fromEntries(
    Object.entries(written).map(([language, words]) => {
      const values = isSchema(words) && isSchema(words.values) ? words.values : {}
      const names = isSchema(values['']) ? values[''] : {}
      const named = { ...values, '': { ...names, [locale]: nameOf(locale, language) } }
      return [language, isSchema(words) ? { ...words, values: named } : words]
    }),
  )

/** The English words of the contract as those of the language. */
function wordEdits(locale: string, root: string) {
  const folder = join(root, 'schemas')
  const words = englishWords(readSchemaFiles(folder), readIssueTexts(folder), readWordSources(root))
  const edit = (path: string, change: (written: Schema) => Schema) =>
    [`schemas/texts/${path}`, (text: string) => json(change(JSON.parse(text)))] as const
  return [
    ...[...words].map(([path, english]) =>
      edit(path, (written) => {
        const all = { ...written, [locale]: english }
        return path === localeWords ? withLanguage(all, locale) : all
      }),
    ),
    edit('messages.json', (parts) =>
      Object.fromEntries(
        Object.entries(parts).map(([part, texts]) => [
          part,
          isSchema(texts) ? { ...texts, [locale]: texts.en } : texts,
        ]),
      ),
    ),
  ]
}

const pathsBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
    .sort()

/** Copies the member of the language `last`, where its description names the language, for another one after it. */
const memberAfter = (last: string, locale: string) => (schema: string) =>
  schema.replace(
    new RegExp(`^( *)"${last}": (\\{\\n(?:\\1 .*\\n)*?\\1 *"description": "[A-Z][a-z ]* in )\\w+(\\."\\n\\1\\})`, 'gm'),
    (member: string, indent: string, start: string, end: string) =>
      `${member},\n${indent}"${locale}": ${start}${nameOf(locale)}${end}`,
  )

const nameOf = (locale: string, language = 'en'): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
