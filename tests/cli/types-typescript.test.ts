import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at } from '../../schemas/check/value'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'
import { type Fixture, foldersOf, invalidFixtures, root, validFixtures } from '../helpers/fixtures'

/** Compiles modules with the types and returns the errors of tsc, one a line. */
async function compile(modules: Record<string, string>): Promise<string[]> {
  const folder = folderOf(modules)
  await runCli(['types', '--lang', 'ts', '--out', join(folder, 'beffroi.ts')])
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    [
      '--strict',
      '--noEmit',
      '--pretty',
      'false',
      '--target',
      'es2022',
      '--moduleResolution',
      'bundler',
      ...Object.keys(modules),
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout.split('\n').filter((line) => line !== '')
}

/** Code that declares each document as a constant of a type. */
const constants = (type: string, documents: readonly unknown[], name: string): string[] =>
  documents.map((document, index) => `export const ${name}${index}: ${type} = ${JSON.stringify(document)}`)

const jsonOf = (fixtures: readonly Fixture[]): unknown[] => fixtures.map(({ json }) => json)

/** The types of the records in the files of a town. */
const recordTypes: Readonly<Record<string, string>> = {
  'portal.json': 'Portal',
  'home.json': 'Home',
  'footer.json': 'Footer',
  'menu.json': 'MenuItem',
  'places.json': 'Place',
  'events.json': 'TownEvent',
  'polls.json': 'PollRecord',
  'publications.json': 'Publication',
  'streets.json': 'Street',
  'tags.json': 'Tag',
  'waste.json': 'WasteZone',
}

function townRecords(file: string): unknown[] {
  const towns = join(root, 'fixtures/towns')
  return readdirSync(towns).flatMap((town) => JSON.parse(readFileSync(join(towns, town, file), 'utf8')))
}

describe('the types of TypeScript', () => {
  it('accept every valid fixture', async () => {
    const blocks = foldersOf('blocks').flatMap((type) => jsonOf(validFixtures(`blocks/${type}`)))
    const actions = foldersOf('actions').flatMap((handler) => jsonOf(validFixtures(`actions/${handler}`)))
    const pages = jsonOf(validFixtures('pages'))
    const records = Object.entries(recordTypes).flatMap(([file, type]) => constants(type, townRecords(file), type))
    expect(blocks.length + actions.length + pages.length).toBeGreaterThan(200)
    const lines = [
      `import type { Action, Block, Page, ${Object.values(recordTypes).join(', ')} } from './beffroi'`,
      ...constants('Block', blocks, 'block'),
      ...constants('Action', actions, 'action'),
      ...constants('Page', pages, 'page'),
      ...records,
    ]
    expect(await compile({ 'fixtures.ts': lines.join('\n') })).toEqual([])
  })

  it('refuse values with a wrong type, value or name', async () => {
    // TypeScript cannot express lengths, limits, patterns and integers; it can report these codes.
    const reportable = new Set([
      'missing-property',
      'unknown-property',
      'wrong-type',
      'wrong-value',
      'unknown-type',
      'unknown-handler',
    ])
    const isFraction = /-(?:fraction|half)\b/
    // A choice of numbers is `number` in every language, and no type forbids a value that comes twice.
    const isReportable = ({ code, pointer }: { code: string; pointer: string }, document: unknown) => {
      const value = at(document, pointer)
      return reportable.has(code) && !(code === 'wrong-value' && (typeof value === 'number' || Array.isArray(value)))
    }
    const all = foldersOf('blocks').flatMap((type) => invalidFixtures(`blocks/${type}`))
    const wrong = all.filter(
      ({ issues, path, document }) => issues.every((issue) => isReportable(issue, document)) && !isFraction.test(path),
    )
    expect(wrong.length).toBeGreaterThan(500)
    const documents = wrong.map(({ document }) => document)
    const lines = ["import type { Block } from './beffroi'", ...constants('Block', documents, 'block')]
    const complaints = await compile({ 'wrong.ts': lines.join('\n') })
    const refused = new Set(complaints.map((line) => Number(/^wrong\.ts\((\d+),/.exec(line)?.[1])))
    const taken = wrong.filter((_, index) => !refused.has(index + 2))
    expect(taken.map(({ path }) => path)).toEqual([])
  })
})
