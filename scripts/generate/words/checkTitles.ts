import { isSchema } from '../../../schemas/compile/SchemaFiles.ts'
import type { WordSources } from './WordSources.ts'

/** Faults of the titles of examples and sample pages, and of the sentences of issues, in every language. */
export function checkTitles({ files, examples, pages }: WordSources, languages: readonly string[]): string[] {
  const names = new Set([...examples.values()].flatMap((each) => [...each.keys()]))
  return [
    ...checkNames('examples.json', files, languages, names, 'valid example'),
    ...checkNames('pages.json', files, languages, new Set(pages), 'sample page'),
    ...checkMessages(files, 'sentences', languages),
    ...checkMessages(files, 'briefs', languages),
  ]
}

type Files = WordSources['files']

/** Faults of a file with a title for each name, by language. */
function checkNames(
  path: string,
  files: Files,
  languages: readonly string[],
  names: ReadonlySet<string>,
  noun: string,
): string[] {
  return languages.flatMap((language) => {
    const titles = textsIn(files, path, language)
    const place = `schemas/texts/${path}: ${language}:`
    const missing = [...names].filter((name) => (titles[name] ?? '').trim() === '')
    const extra = Object.keys(titles).filter((name) => !names.has(name))
    return [
      ...missing.map((name) => `${place} the ${noun} "${name}" has no title; write one.`),
      ...extra.map((name) => `${place} there is no ${noun} "${name}"; remove its title.`),
    ]
  })
}

/** Faults of the parts of messages: each language has the keys of English, with the same names in braces. */
function checkMessages(files: Files, part: 'sentences' | 'briefs', languages: readonly string[]): string[] {
  const first = 'en'
  const others = languages.filter((language) => language !== first)
  const model = textsIn(files, 'messages.json', part, first)
  const namesIn = (text = '') =>
    [...text.matchAll(/\{\w+\}/g)]
      .map(([name]) => name)
      .sort()
      .join(' ')
  return others.flatMap((language) => {
    const texts = textsIn(files, 'messages.json', part, language)
    const keys = [...new Set([...Object.keys(model), ...Object.keys(texts)])]
    return keys.flatMap((key) => {
      const place = `schemas/texts/messages.json: ${part}.${language}: "${key}"`
      if (texts[key] === undefined) return [`${place} is missing; ${first} has it.`]
      if (model[key] === undefined) return [`${place} is nowhere in ${first}; remove it.`]
      return namesIn(texts[key]) === namesIn(model[key]) ? [] : [`${place} has other names in braces than in ${first}.`]
    })
  })
}

/** The texts at a path of member names in a file. */
export function textsIn(files: Files, path: string, ...names: string[]): Record<string, string> {
  const found = names.reduce<unknown>((value, name) => (isSchema(value) ? value[name] : undefined), files.get(path))
  return Object.fromEntries(
    Object.entries(isSchema(found) ? found : {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text] as const] : [],
    ),
  )
}
