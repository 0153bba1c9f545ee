import { describe, expect, it } from 'vitest'
import type { Kind } from '../../schemas/index'
import { extractDocuments } from '../../schemas/json/extractDocuments'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const page = { title: 'Accueil', components: [errorBlock] }
const street = { name: 'Rue Haute', zip: '5000', locality: 'Montclair', last: 120, lat: 50.46, lon: 4.86 }

function rootsIn(value: unknown, as?: Kind, at?: string): string[] | string {
  const parts = extractDocuments(value, { as, at })
  return typeof parts === 'function' ? parts() : parts.map(({ root }) => root)
}

describe('the documents in a JSON value', () => {
  it.each<[string, unknown, Kind | undefined, string[]]>([
    ['a page', page, undefined, ['']],
    ['a block, though it has data', errorBlock, undefined, ['']],
    ['a list of blocks', [errorBlock], undefined, ['']],
    ['what nothing is known of', { name: 'x', data: { name: 'y' } }, undefined, ['']],
    ['an answer with a page', { data: page }, undefined, ['/data']],
    ['an answer with a block and what APIs add', { data: errorBlock, meta: {}, links: {}, x: 1 }, undefined, ['/data']],
    ['an answer with blocks', { data: [validBlock, errorBlock] }, undefined, ['/data']],
    ['an answer without blocks', { data: [] }, undefined, ['/data']],
    ['an answer with pages', { data: [page, page] }, undefined, ['/data/0', '/data/1']],
    ['an answer with a record that is named', { data: street, status: 200 }, 'street', ['/data']],
    ['an answer with records', { data: [street, street], meta: { total: 2 } }, 'street', ['/data/0', '/data/1']],
    ['a record that is named', street, 'street', ['']],
    ['a list where one record is asked for', [street], 'street', ['']],
    ['a block without its type', { data: { text: 'x' } }, 'block', ['']],
    ['an answer with a block that is named', { data: errorBlock }, 'block', ['/data']],
    ['an action without its handler', { data: { path: '/x' } }, 'action', ['']],
    ['an answer with a broken page', { data: { title: 'x' } }, 'page', ['/data']],
    ['an answer that failed', { data: null, error: 'no' }, undefined, ['']],
  ])('of %s', (_, value, as, roots) => {
    expect(rootsIn(value, as)).toEqual(roots)
  })

  it.each<[string, unknown, Kind | undefined, string | string[]]>([
    ['/result/page', { result: { page } }, undefined, ['/result/page']],
    ['', { data: page }, undefined, ['']],
    ['/a~1b/~0/0', { 'a/b': { '~': [page] } }, undefined, ['/a~1b/~0/0']],
    ['/items', { items: [errorBlock, validBlock] }, undefined, ['/items']],
    ['/items', { items: [street, street] }, 'street', ['/items/0', '/items/1']],
    ['/items/2', { items: [errorBlock] }, undefined, 'has nothing at /items/2, where --at looks'],
    [
      '/items/00',
      { items: [errorBlock] },
      undefined,
      'has nothing at /items/00, where --at looks; there is a document at /items/0',
    ],
    ['/length', [errorBlock], undefined, 'has nothing at /length, where --at looks; there is a document at /0'],
    ['/toString', {}, undefined, 'has nothing at /toString, where --at looks'],
  ])('at %s', (at, value, as, roots) => {
    const found = rootsIn(value, as, at)
    if (typeof roots === 'string') expect(found).toContain(roots)
    else expect(found).toEqual(roots)
  })
})

describe('an API answer', () => {
  it('is unwrapped, and its issues have positions in the file', async () => {
    const answer = JSON.stringify({ meta: { page: 1 }, data: page }, null, 2)
    const cwd = folderOf({ 'a.json': answer, 'b.ndjson': `${JSON.stringify({ data: errorBlock })}\n` })
    const run = await runCli(['validate', '.'], { cwd })
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('a.json:12:20  error out-of-range')
    expect(run.stdout).toMatch(/in {3}title {2}\/data\/components\/0\/data\/level/)
    // The heading is out of range, so its order is not reported.
    expect(run.stdout).not.toContain('heading-jump')
    expect(run.stdout).toContain('b.ndjson:1:60 (record 1)  error out-of-range')
    expect(run.stdout).toMatch(/in {3}title {2}\/data\/data\/level/)
    expect(run.stdout.match(/schemas\/blocks\/title\.json#\/properties\/level\/maximum/g)).toHaveLength(2)
  })

  it('is reported when --at finds nothing, and the others are checked', async () => {
    const cwd = folderOf({
      'a.json': { result: page },
      'b.json': page,
      'c.ndjson': `{}\n{"result":${JSON.stringify(page)}}\n{}\n`,
    })
    const run = await runCli(['validate', '.', '--at', '/result', '--format', 'json'], { cwd })
    const { problems, files, summary } = readReport(run)
    expect(run.code).toBe(2)
    expect(problems).toEqual([
      { file: 'b.json', problem: 'has nothing at /result, where --at looks; there is a document at /components/0' },
      { file: 'c.ndjson', problem: 'record 1 has nothing at /result, where --at looks (and 1 more)' },
    ])
    expect(files.map(({ issues }) => issues[0]?.pointer)).toEqual(Array(2).fill('/result/components/0/data/level'))
    expect(summary).toMatchObject({ files: 2, documents: 2, errors: 2 })
  })

  it('is reported with a hint when its shape is unknown', async () => {
    const cwd = folderOf({ 'a.json': { result: { page } }, 'b.json': { error: 'no' }, 'c.json': street })
    const run = await runCli(['validate', '.', '--format', 'json'], { cwd })
    const [a, b, c] = readReport(run).problems.map(({ problem }) => problem)
    expect(a).toMatch(/no "components" as a page.*there is a document at \/result\/page: say so with --at$/)
    expect(b).toMatch(/say what it is by --as <kind> .* or that it is none by a line in .beffroiignore$/)
    expect(c).toMatch(/as .*street.* it would have no issue: say --as (?:street|<kind>)$/)
  })
})
