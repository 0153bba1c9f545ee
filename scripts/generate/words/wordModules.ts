import { inFolder, isSchema, type Schema, type SchemaFiles } from '../../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'
import { quote } from '../embeddedSchemas.ts'
import { locales } from '../locales.ts'
import { typeName } from '../typeNames.ts'
import { textsIn } from './checkTitles.ts'
import { checkWords } from './checkWords.ts'
import { englishSchemaWords } from './englishWords.ts'
import { exampleTexts } from './exampleTexts.ts'
import { wordedSchemas } from './expectedWords.ts'
import type { WordSources } from './WordSources.ts'

/**
 * Returns the sources of the modules with the words, by path: one for each language with the words as JSON in a string, the table
 * of their loaders, the families of blocks, the files of the components of the API's description, and the texts of the examples. The English words are completed from the schemas. Throws
 * with a line for each fault of the words.
 */
export function wordModules(
  schemas: SchemaFiles,
  issueTexts: ReadonlyMap<string, Schema>,
  sources: WordSources,
): Map<string, string> {
  refuse(checkWords(schemas, [...issueTexts.keys()], sources))
  const languages = locales(schemas)
  return new Map([
    ...languages.map((language): [string, string] => [
      `words/${language}.ts`,
      textModule(wordsIn(language, schemas, issueTexts, sources)),
    ]),
    ['words.ts', loaders(languages)],
    ['families.ts', families(schemas)],
    ['componentFiles.ts', componentFiles(schemas)],
    ['exampleTexts.ts', textModule(exampleTexts(sources.examples))],
  ])
}

/** How many faults are listed; the others are counted. */
const mostFaults = 20

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length - mostFaults
  const lines = [...faults.slice(0, mostFaults), ...(more > 0 ? [`… and ${more} more`] : [])]
  throw new Error(`The words of the contract are not complete.\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

const textModule = (value: unknown): string => `export const text = ${quote(value)}\n`

function wordsIn(
  language: string,
  schemas: SchemaFiles,
  issueTexts: ReadonlyMap<string, Schema>,
  { files }: WordSources,
): Schema {
  const isEnglish = language === 'en'
  const inLanguage = (path: string): Schema => {
    const words = files.get(path)?.[language]
    return isSchema(words) ? words : {}
  }
  return {
    schemas: Object.fromEntries(
      wordedSchemas(schemas).map((file) => {
        const words = inLanguage(file.path)
        return [file.path.replace(/\.json$/, ''), isEnglish ? englishSchemaWords(words, schemas, file) : words]
      }),
    ),
    issues: Object.fromEntries(
      [...issueTexts].map(([code, { title, description, why, fix }]) => [
        code,
        isEnglish ? { title, description, why, fix } : inLanguage(`issues/${code}.json`),
      ]),
    ),
    examples: textsIn(files, 'examples.json', language),
    pages: textsIn(files, 'pages.json', language),
    sentences: textsIn(files, 'messages.json', 'sentences', language),
    briefs: textsIn(files, 'messages.json', 'briefs', language),
  }
}

function loaders(languages: readonly string[]): string {
  const lines = languages.map((language) => `  ${language}: () => import('./words/${language}'),`)
  return `import type { Locale } from './types'

/** Loaders of the words in each language, as JSON. */
export const wordTexts: Readonly<Record<Locale, () => Promise<{ text: string }>>> = {
${lines.join('\n')}
}
`
}

function families(schemas: SchemaFiles): string {
  const lines = inFolder(schemas, 'blocks').map(
    ({ name, path }) => `  '${name}': '${SchemaNode.at(schemas, path)?.string('x-family') ?? ''}',`,
  )
  return `import type { BlockType } from './types'

/** The family of each block type. */
export const blockFamilies: Readonly<Record<BlockType, string>> = {
${lines.join('\n')}
}
`
}

function componentFiles(schemas: SchemaFiles): string {
  const lines = wordedSchemas(schemas).map((file) => {
    const name = file.path === 'block.json' ? 'Block' : file.path === 'action.json' ? 'Action' : typeName(file)
    return `  ${name}: '${file.path}',`
  })
  return `/** The file of each component of the API's description that has words in all languages. */
export const componentFiles: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
}
