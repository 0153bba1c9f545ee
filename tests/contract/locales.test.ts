import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '../../schemas'
import { schemaFolders } from '../../schemas/compile/SchemaFiles'
import { root } from '../helpers/fixtures'
import { isSchema, schemaFiles, strings } from './schemaFiles'

const schemas = schemaFolders.flatMap((folder) => schemaFiles(folder))

/** Every object in a value, with its path. */
function objectsIn(value: unknown, path: string): { path: string; object: Readonly<Record<string, unknown>> }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${path}/${index}`))
  if (!isSchema(value)) return []
  const inside = Object.entries(value).flatMap(([name, member]) => objectsIn(member, `${path}/${name}`))
  return [{ path, object: value }, ...inside]
}

const objects = schemas.flatMap(({ path, schema }) => objectsIn(schema, path))

it('objects with texts by language have every language', () => {
  const byLanguage = objects.filter(({ path, object }) => path.endsWith('/properties') && 'fr' in object)
  expect(byLanguage.length).toBeGreaterThan(10)
  expect(byLanguage.filter(({ object }) => Object.keys(object).join() !== locales.join())).toEqual([])
})

it('one schema lists the languages', () => {
  const lists = objects.filter(({ object }) => strings(object.enum).includes('fr'))
  expect(lists.map(({ path }) => path)).toEqual(['shared/locale.json'])
})

/** Files that may list languages: what a migration did stays, and the studio speaks two languages. */
const allowed = /^src\/server\/db\/migrations\/|^src\/studio\/texts\/StudioText\.ts$/
/** French beside another language: in a list, a union or a regular expression. */
const list =
  /(['"])(?:fr\1\s*[,|]\s*\1(?:de|en|nl)|(?:de|en|nl)\1\s*[,|]\s*\1fr)\1|\b(?:fr\|(?:de|en|nl)|(?:de|en|nl)\|fr)\b/

it('no code lists the languages', () => {
  const files = ['renderer', 'schemas', 'scripts', 'src', '.'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  const code = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\/generated\//.test(path))
  const listed = code.filter((path) => list.test(readFileSync(join(root, path), 'utf8')))
  expect(code.length).toBeGreaterThan(1000)
  expect(listed.filter((path) => !allowed.test(path))).toEqual([])
})
