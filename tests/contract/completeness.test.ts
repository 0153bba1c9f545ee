import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { handlers } from '../../renderer/actions/handlers/index'
import { blockTypes, handlerNames } from '../../schemas/index'
import { chosenBlocks } from '../helpers/chosenBlocks'
import { foldersOf, invalidFixtures, root, validFixtures } from '../helpers/fixtures'

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const exists = (path: string): boolean => existsSync(join(root, path))
const schemaNames = (folder: string): string[] =>
  readdirSync(join(root, 'schemas', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()

describe.each(chosenBlocks)('the block %s', (type) => {
  it('has a schema', () => {
    expect(exists(`schemas/blocks/${type}.json`)).toBe(true)
  })

  it('has at least two fixtures that pass and one that fails', () => {
    expect(validFixtures(`blocks/${type}`).length).toBeGreaterThanOrEqual(2)
    expect(invalidFixtures(`blocks/${type}`).length).toBeGreaterThanOrEqual(1)
  })

  it('has a component named after it', () => {
    const file = `renderer/blocks/${type}/${pascal(type)}.tsx`
    expect(exists(file), `${file} is missing`).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`export function ${pascal(type)}\\b`))
  })
})

describe.each(handlerNames)('the handler %s', (handler) => {
  it('has a schema', () => {
    expect(exists(`schemas/actions/${handler}.json`)).toBe(true)
  })

  it('has at least two fixtures that pass and one that fails', () => {
    expect(validFixtures(`actions/${handler}`).length).toBeGreaterThanOrEqual(2)
    expect(invalidFixtures(`actions/${handler}`).length).toBeGreaterThanOrEqual(1)
  })
})

describe('a removed type leaves nothing behind', () => {
  it('among schemas', () => {
    expect(schemaNames('blocks')).toEqual([...blockTypes].sort())
    expect(schemaNames('actions')).toEqual([...handlerNames].sort())
  })

  it('among fixtures', () => {
    expect(foldersOf('blocks')).toEqual([...blockTypes].sort())
    expect(foldersOf('actions')).toEqual([...handlerNames].sort())
  })

  it('among components', () => {
    const folders = readdirSync(join(root, 'renderer/blocks'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).sort()).toEqual([...blockTypes].sort())
  })
})

describe('the programs of the handlers', () => {
  const families: Record<string, Record<string, object>> = import.meta.glob(
    '../../renderer/actions/handlers/*Handlers.ts',
    { eager: true },
  )

  it('are those of the contract', () => {
    expect(Object.keys(handlers).sort()).toEqual([...handlerNames].sort())
  })

  // The registry would hide one of them.
  it('are in one file each', () => {
    const names = Object.values(families).flatMap((module) => Object.values(module).flatMap(Object.keys))
    expect(names.length).toBeGreaterThan(30)
    expect(names.toSorted()).toEqual([...new Set(names)].sort())
  })
})

describe('the pictures that fixtures name', () => {
  const towns = readdirSync(join(root, 'fixtures/towns'))
  const shipped = new Set(towns.flatMap((town) => readdirSync(join(root, 'fixtures/towns', town, 'images'))))
  const fixtures = [...blockTypes.flatMap((type) => validFixtures(`blocks/${type}`)), ...validFixtures('pages')]

  it('ship with one of the demo towns', () => {
    const missing = fixtures.flatMap(({ path, json }) =>
      fileIds(json)
        .filter((id) => !shipped.has(id))
        .map((id) => `${path}: ${id}`),
    )
    expect(missing).toEqual([])
  })
})

/** Every `src` that is a file id: neither an address nor a path. */
function fileIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'src' && typeof child === 'string' && !child.includes('/') ? [child] : fileIds(child),
  )
}
