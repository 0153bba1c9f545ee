import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchemaFiles } from '../generate/readSchemaFiles.ts'
import { json, type NewFiles } from './NewFiles.ts'
import { newWords } from './newWords.ts'

type Words = Record<string, Record<string, Record<string, unknown>>>

/** The parts of the words of a schema in one language that have an entry for each member. */
const parts = ['properties', 'values'] as const

/** Adds the entries of the members that have none. */
function withMissing(known: Words, fresh: Words): Words {
  const languages = Object.entries(fresh).map(([language, words]) => {
    const own = known[language] ?? words
    const filled = parts.flatMap((part) => {
      const lacking = Object.entries(words[part] ?? {}).filter(([member]) => !Object.hasOwn(own[part] ?? {}, member))
      const members = { ...own[part], ...Object.fromEntries(lacking) }
      return Object.keys(members).length > 0 ? [[part, members] as const] : []
    })
    return [language, { ...own, ...Object.fromEntries(filled) }] as const
  })
  return { ...known, ...Object.fromEntries(languages) }
}

/**
 * Returns what a block lacks after a change of its schema, before the validators can be made of it: the words for its fields, in every
 * language, to be translated. Its fixtures follow.
 */
export function fixturesFiles(type: string, root: string): NewFiles {
  const files = readSchemaFiles(join(root, 'schemas'))
  const schema = files.get(`blocks/${type}.json`)?.schema ?? {}
  const path = `schemas/texts/blocks/${type}.json`
  const fresh = newWords(files, `blocks/${type}.json`, schema)
  const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '{}'
  const after = json(withMissing(JSON.parse(before), JSON.parse(fresh)))
  const isSame = JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(after))
  return { files: new Map(isSame ? [] : [[path, after]]), edits: new Map() }
}
