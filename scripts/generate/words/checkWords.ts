import { isSchema, type Schema, type SchemaFiles } from '../../../schemas/compile/SchemaFiles.ts'
import { locales } from '../locales.ts'
import { checkTitles } from './checkTitles.ts'
import { type ExpectedWords, expectedWords, wordedSchemas } from './expectedWords.ts'
import type { WordSources } from './WordSources.ts'

/**
 * Returns a sentence for each word that a schema, a member, an allowed value, an issue code or an example lacks, and for each that
 * names what does not exist: the file, the place in it and the cure.
 */
export function checkWords(schemas: SchemaFiles, codes: readonly string[], sources: WordSources): string[] {
  const languages = locales(schemas)
  const worded = wordedSchemas(schemas)
  const known = new Set([
    ...worded.map(({ path }) => path),
    ...codes.map((code) => `issues/${code}.json`),
    ...['examples.json', 'pages.json', 'messages.json'],
  ])
  return [
    ...worded.flatMap((file) => {
      const expected = expectedWords(schemas, file)
      const text = typeof file.schema.description === 'string'
      return checkFile(file.path, sources, languages, (words, language) =>
        checkSchemaWords(words, language, expected, text),
      )
    }),
    ...codes.flatMap((code) =>
      checkFile(
        `issues/${code}.json`,
        sources,
        languages.filter((language) => language !== 'en'),
        (words) => missingTexts(words, ['title', 'description', 'why', 'fix']),
      ),
    ),
    ...checkTitles(sources, languages),
    ...[...sources.files.keys()].flatMap((path) =>
      known.has(path) ? [] : [`schemas/texts/${path}: there is no schemas/${path}; remove the file.`],
    ),
  ]
}

/** Checks the words of each language in one file; `check` returns faults without the file's name. */
function checkFile(
  path: string,
  { files }: WordSources,
  languages: readonly string[],
  check: (words: Schema, language: string) => string[],
): string[] {
  const file = files.get(path)
  if (!file) return [`schemas/texts/${path}: the file is missing; write the words for schemas/${path} in it.`]
  const others = Object.keys(file).flatMap((name) =>
    languages.includes(name) ? [] : [`"${name}" is no language here; remove it.`],
  )
  const faults = languages.flatMap((language) => {
    const words = file[language]
    if (!isSchema(words)) return [`"${language}" is missing; translate the words of another language.`]
    return check(words, language).map((fault) => `${language}: ${fault}`)
  })
  return [...others, ...faults].map((fault) => `schemas/texts/${path}: ${fault}`)
}

/** Faults of the words for one schema in one language. English titles and descriptions stand in the schema. */
function checkSchemaWords(
  words: Schema,
  language: string,
  { isSought, members, values }: ExpectedWords,
  hasDescription: boolean,
): string[] {
  const isEnglish = language === 'en'
  const own = isEnglish ? [] : missingTexts(words, hasDescription ? ['title', 'description'] : ['title'])
  const synonyms = Array.isArray(words.synonyms) && words.synonyms.every((word) => isText(word)) ? words.synonyms : []
  if (isSought && synonyms.length === 0) own.push('"synonyms" is missing; list what an editor types to find it.')
  const properties = membersOf(words, 'properties')
  const listed = [...members].flatMap(([path, description]) => {
    const needed = isEnglish || description === undefined ? ['title'] : ['title', 'description']
    const entry = properties[path]
    return missingTexts(isSchema(entry) ? entry : {}, needed, `properties.${path}.`)
  })
  const valueWords = membersOf(words, 'values')
  const choices = [...values].flatMap(([path, all]) => {
    const entry = valueWords[path]
    const place = `values.${path}.`
    return [
      ...missingTexts(isSchema(entry) ? entry : {}, [...all], place),
      ...extraNames(isSchema(entry) ? entry : {}, all, place, 'value'),
    ]
  })
  return [
    ...own,
    ...listed,
    ...choices,
    ...extraNames(properties, members, 'properties.', 'member'),
    ...extraNames(valueWords, values, 'values.', 'member with allowed values'),
    ...extraNames(
      words,
      new Set(['title', 'description', 'synonyms', 'properties', 'values']),
      '',
      'part of the words',
    ),
  ]
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() === value && value !== ''

const membersOf = (words: Schema, name: string): Schema => (isSchema(words[name]) ? words[name] : {})

const missingTexts = (words: Schema, names: readonly string[], place = ''): string[] =>
  names.flatMap((name) => (isText(words[name]) ? [] : [`"${place}${name}" is missing; write it.`]))

const extraNames = (words: Schema, known: { has(name: string): boolean }, place: string, noun: string): string[] =>
  Object.keys(words).flatMap((name) =>
    known.has(name) ? [] : [`"${place}${name}" names no ${noun} of the schema; remove or rename it.`],
  )
