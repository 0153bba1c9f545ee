import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { issueTexts, sources } from '../../schemas/sources'
import { root } from '../helpers/fixtures'
import { schemaFiles } from './schemaFiles'

test('The schemas as data equal the files, without those of the API', () => {
  const files = ['.', 'blocks', 'actions', 'entities', 'shared'].flatMap(schemaFiles)
  expect(sources()).toEqual(Object.fromEntries(files.map(({ path, schema }) => [path, schema])))
})

test('The texts about codes as data equal the files', () => {
  const folder = join(root, 'schemas/issues')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const texts = files.map((file): [string, unknown] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ])
  expect(issueTexts()).toEqual(Object.fromEntries(texts))
})

test('Each is parsed once', () => {
  expect(sources()).toBe(sources())
  expect(issueTexts()).toBe(issueTexts())
})
