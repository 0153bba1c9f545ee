import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDiff } from '../helpers/cli/readDiff'
import { repositoryOf } from '../helpers/cli/repositoryOf'
import { runCli } from '../helpers/cli/runCli'
import { inFolder } from '../helpers/cli/schemaFolders'
import { memberOf, schemasWith } from '../helpers/cli/schemaVersions'
import { root } from '../helpers/fixtures'
import { type TemporaryFolder, temporaryFolder } from '../helpers/server/temporaryFolder'

let folder: TemporaryFolder
let cwd = ''

const compare = async (old: string, next: string) => {
  const run = await runCli(['diff', old, next, '--format', 'json'], { cwd })
  expect(run.stderr).toBe('')
  return readDiff(run).changes
}
const rulesOf = async (old: string, next: string) => (await compare(old, next)).map(({ rule }) => rule).sort()
const write = async (...args: string[]) => expect((await runCli(['schema', ...args], { cwd })).code).toBe(0)

/** `tree` and `changed` are folders of schemas: in `changed`, titles have three levels, and there is no block type "bullet". */
beforeAll(async () => {
  folder = temporaryFolder()
  cwd = folder.path
  const changed = schemasWith((schemas) => {
    memberOf(schemas, 'blocks/title.json', 'properties', 'level').maximum = 3
    delete schemas['blocks/bullet.json']
  })
  for (const [path, schema] of Object.entries({
    ...inFolder('tree', schemasWith()),
    ...inFolder('changed', changed),
  })) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true })
    writeFileSync(join(cwd, path), JSON.stringify(schema))
  }
  await write('--all', 'all')
  await write('--all', 'editor', '--editor')
  await write('page', '--out', 'page.schema.json')
  await write('title', '--out', 'title.schema.json')
  await write('title', '--data', '--out', 'title-data.schema.json')
  await write('document', '--out', 'document.schema.json')
  await write('shared/image', '--out', 'image.schema.json')
}, 60_000)
afterAll(() => folder.remove())

describe('beffroi diff, of what beffroi schema --all wrote,', () => {
  it.each([
    ['builtin', 'all'],
    ['all', 'builtin'],
    ['all', join(root, 'schemas')],
    ['tree', 'editor'],
    ['editor', 'all'],
  ])('finds nothing between %s and %s', async (old, next) => {
    expect(await compare(old, next)).toEqual([])
  })

  it('finds what differs, in both directions, with payloads, and in seconds', async () => {
    const started = performance.now()
    const changes = await compare('all', 'changed')
    expect(performance.now() - started).toBeLessThan(20_000)
    expect(changes.map(({ rule }) => rule).sort()).toEqual(['block-removed', 'maximum-lowered'])
    expect(changes.every(({ payloads }) => payloads.length > 0)).toBe(true)
    expect(await rulesOf('changed', 'all')).toEqual(['block-added', 'maximum-raised'])
  })

  it('reads an older one of a git revision', async () => {
    const files: Record<string, unknown> = {}
    for (const file of readdirSync(join(cwd, 'all'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue
      const text = readFileSync(join(cwd, 'all', file), 'utf8')
      files[`published/${file}`] = JSON.parse(text.replaceAll('A heading.', 'A title.'))
    }
    const repository = repositoryOf(files)
    repository.commit()
    const run = await runCli(['diff', 'HEAD:published', 'builtin', '--format', 'json'], { cwd: repository.cwd })
    expect(readDiff(run).changes.map(({ rule }) => rule)).toContain('description-changed')
  })
})

describe('beffroi diff, of a single file,', () => {
  it.each([
    ['page.schema.json', 'builtin'],
    ['tree', 'page.schema.json'],
    ['title.schema.json', 'title-data.schema.json'],
    ['document.schema.json', 'all'],
    ['tree/blocks/title.json', 'title.schema.json'],
    ['tree/page.json', 'builtin'],
  ])('finds nothing between %s and %s', async (old, next) => {
    expect(await compare(old, next)).toEqual([])
  })

  it.each([
    ['page.schema.json', 'changed', ['block-removed', 'maximum-lowered']],
    ['changed', 'document.schema.json', ['block-added', 'maximum-raised']],
    ['title.schema.json', 'changed/blocks/title.json', ['maximum-lowered']],
    ['tree/blocks/title.json', 'changed', ['maximum-lowered']],
  ])('compares what it leads to: %s and %s', async (old, next, rules) => {
    expect(await rulesOf(old, next)).toEqual(rules)
  })

  it('refuses a fragment and any other file', async () => {
    writeFileSync(join(cwd, 'other.json'), '{}')
    for (const [file, message] of [
      ['image.schema.json', 'image.schema.json is a fragment: compare the page'],
      ['other.json', 'other.json is no version of the schemas'],
    ] as const) {
      const run = await runCli(['diff', file, 'builtin'], { cwd })
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
    }
  })
})
