import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../scripts/new/refusal'
import { register } from '../../scripts/new/register'
import { root } from '../helpers/fixtures'
import { isWhole } from '../helpers/sample'
import { createProjectCopy, type ProjectCopy } from './ProjectCopy'

let copy: ProjectCopy

beforeAll(() => {
  const files = ['package.json', 'tsconfig.json', '.biome.json', '.gitignore', 'vite.config.ts']
  const tests = isWhole ? ['tests'] : ['tests/contract', 'tests/architecture.test.ts', 'tests/helpers']
  copy = createProjectCopy([...files, 'schemas', 'fixtures', 'renderer', 'scripts', 'src', ...tests])
  const narrow = {
    extends: './tsconfig.json',
    include: ['schemas', 'renderer', 'src', 'scripts/new', 'scripts/new.ts'],
  }
  writeFileSync(join(copy.folder, 'tsconfig.narrow.json'), JSON.stringify(narrow))
  expect(copy.run('scripts/generate.ts').status).toBe(0)
})
afterAll(() => copy?.remove())

/** A field of each type. */
const fields = [
  ...['title:text', 'sign?:icon', 'picture?:image', 'site?:url', 'day:date', 'updatedAt?:date-time', 'opening:minutes'],
  ...[
    'seats?:integer',
    'height:number',
    'isFull?:boolean',
    'press?:action',
    'parts?:blocks',
    'level:high|low',
    'stars?:1..4',
  ],
  ...['tides[]:{time:minutes,height?:number,kind?:spring|neap,places[]?:{name:text}}', 'remarks[]?:text'],
]
const make = (...args: string[]) => copy.run('scripts/new.ts', ...args)
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8')
const exists = (path: string) => existsSync(join(copy.folder, path))

/** Runs a program of the project's packages in the copy; returns its output, empty when it passed. */
function failureOf(name: string, ...args: string[]): string {
  const program = join(root, 'node_modules/.bin', name)
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy.folder, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** The formatter wraps the lines of the second one. */
const blocks = ['opening-note', ...(isWhole ? ['departures-of-the-next-three-hours-now'] : [])]
const handlers = ['add_thing']
const service = 'lost-property'

/** The contents of the hand-written files of the copy, by path. */
const sources = () =>
  new Map(
    ['schemas', 'renderer', 'src', 'scripts', 'fixtures'].flatMap((folder) =>
      readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('schemas/generated'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(copy.folder.length + 1), readFileSync(path, 'utf8')] as const),
    ),
  )

describe('npm run new', () => {
  it.each(blocks)('writes the block %s and one line in the registry', (type) => {
    const before = read('renderer/blocks/index.ts')
    const { status, output } = make('block', type, ...(type === 'opening-note' ? fields : []))
    expect(status, output).toBe(0)
    for (const path of output.matchAll(/^ {2}([\w./-]+\.\w+)$/gm)) expect(exists(path[1] ?? ''), path[1]).toBe(true)
    expect(output).toContain(`schemas/blocks/${type}.json`)
    expect(output).toContain('Next:')
    expect(exists(`schemas/generated/blocks/${type}.js`)).toBe(true)

    const after = read('renderer/blocks/index.ts')
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line))
    expect(added[0]).toMatch(new RegExp(`^ {2}'${type}': lazyBlock\\(`))
    expect(added.length).toBeLessThanOrEqual(type === 'opening-note' ? 1 : 4)
  })

  it('keeps the registry in alphabetical order', () => {
    const keys = [...read('renderer/blocks/index.ts').matchAll(/^ {2}'?([\w-]+)'?: (?:lazy|eager)Block\(/gm)].map(
      ([, key]) => key,
    )
    expect(keys).toEqual(expect.arrayContaining(blocks))
    expect(keys).toEqual([...keys].sort())
  })

  it.each(handlers)('writes the handler %s and registers it', (handler) => {
    const { status, output } = make('handler', handler)
    expect(status, output).toBe(0)
    expect(output).toContain(`schemas/actions/${handler}.json`)
    expect(read('renderer/actions/handlers/index.ts')).toContain(handler)
  })

  it('writes the rooms of a service, and edits at most four files that exist', () => {
    const before = sources()
    const { status, output } = make('service', service)
    expect(status, output).toBe(0)
    const after = sources()
    const edited = [...before].filter(([path, text]) => after.get(path) !== text)
    expect(edited.length).toBeLessThanOrEqual(4)
    expect(edited.length).toBeGreaterThan(0)
    for (const path of output.matchAll(/^ {2}([\w./-]+\.\w+)$/gm)) expect(exists(path[1] ?? ''), path[1]).toBe(true)
    expect(exists('src/portal/services/lostProperty/service.ts')).toBe(true)
    expect(exists('src/server/api/lostProperty/area.ts')).toBe(true)
  })

  it('generates how the answers of a service are checked', () => {
    expect(read('schemas/generated/lostPropertyAnswers.ts')).toContain(
      'listLostProperty: { whole: contractOfBlockList }',
    )
  })

  it('leaves nothing to format, lint or type', () => {
    const folders = ['schemas', 'renderer', 'src', 'fixtures/blocks', 'fixtures/actions', 'tests']
    expect(failureOf('biome', 'check', '--error-on-warnings', ...folders)).toBe('')
    expect(failureOf('tsc', '--noEmit', '-p', 'tsconfig.narrow.json')).toBe('')
  })

  it.runIf(isWhole)('leaves every contract and architecture test passing', () => {
    const tests = ['fixtures', 'completeness', 'schemas', 'coverage', 'agreement', 'issues'].map(
      (name) => `tests/contract/${name}.test.ts`,
    )
    const output = failureOf('vitest', 'run', '--project', 'contract', ...tests, 'tests/architecture.test.ts')
    expect(output.split('\n').filter((line) => /FAIL|Error/.test(line))).toEqual([])
    expect(output).toBe('')
  })

  it.runIf(isWhole)('makes a service whose page shows a list from its own table', () => {
    const tests = ['tests/portal/lostProperty.test.ts', 'tests/server/api/lostProperty.test.ts']
    const projects = ['portal', 'server'].flatMap((name) => ['--project', name])
    expect(failureOf('vitest', 'run', ...projects, ...tests, 'tests/portal/services.test.ts')).toBe('')
  })

  it('refuses a name that is taken, with a sentence', () => {
    const before = read('renderer/blocks/index.ts')
    const { status, output } = make('block', 'poll')
    expect(status).toBe(1)
    expect(output).toBe('There is a block type "poll" already, or a part of one: schemas/blocks/poll.json.\n')
    expect(read('renderer/blocks/index.ts')).toBe(before)
  })

  it('writes the texts of a language, and its code in the schemas', () => {
    const { status, output } = make('language', 'it')
    expect(status, output).toBe(0)
    expect(read('schemas/generated/locales.ts')).toContain('"it"')
    expect(read('src/server/mail/texts/it.json')).toBe(read('src/server/mail/texts/en.json'))
    expect(read('schemas/entities/waste-zone.json').match(/"it": \{[^}]* in Italian\."/g)).toHaveLength(2)
    expect(failureOf('biome', 'check', '--error-on-warnings', 'schemas', 'src', 'renderer')).toBe('')
  })

  it('prints its usage without arguments', () => {
    const { status, output } = make()
    expect(status).toBe(2)
    expect(output).toContain('Usage: npm run new block <type>')
  })
})

describe('a new name', () => {
  const shape = 'lower-case words joined by hyphens'
  it.each([
    ['block', 'poll', 'already, or a part of one: schemas/blocks/poll.json'],
    ['handler', 'vote', 'already, or a part of one: schemas/actions/vote.json'],
    ['service', 'wall', 'already, or a part of one: schemas/api/wall.json'],
    ['service', 'Lost', shape],
    ['language', 'de', 'already, or a part of one: renderer/i18n/de.json'],
    ['language', 'italian', 'the two letters of ISO 639-1'],
    ['block', 'Poll', shape],
    ['block', 'two words', shape],
    ['block', 'snake_case', shape],
    ['block', '../escape', shape],
    ['block', '__proto__', shape],
    ['block', '-dash', shape],
    ['block', 'dash-', shape],
    ['block', 'é', shape],
    ['block', '', shape],
    ['block', '9-lives', shape],
    ['block', 'x'.repeat(41), shape],
    ['block', 'index', 'JavaScript needs the word'],
    ['handler', 'delete', 'JavaScript needs the word'],
  ] as const)('is refused for the %s %j', (kind, name, sentence) => {
    expect(refusal(root, kind, name)).toContain(sentence)
  })

  it.each([
    ['block', 'opening-note'],
    ['block', 'b2b'],
    ['handler', 'add_thing_else'],
    ['language', 'it'],
  ] as const)('is taken for the %s %j', (kind, name) => {
    expect(refusal(root, kind, name)).toBeUndefined()
  })
})

describe('an entry of a registry', () => {
  const entry = (name: string) => ({ name, text: `  '${name}': 1,` })
  const registry = (...names: string[]) => `export const all = {\n${names.map((name) => `  ${name}: 1,\n`).join('')}}\n`

  it.each([
    ['first', 'a', registry('b', 'c'), 0],
    ['between', 'bb', registry('b', 'c'), 1],
    ['last', 'd', registry('b', 'c'), 2],
    ['last where the others follow no order', 'a', registry('c', 'b'), 2],
    ['alone', 'a', registry(), 0],
  ])('is placed %s', (_, name, text, index) => {
    const lines = register(text, entry(name), 'registry.ts').split('\n').slice(1)
    expect(lines[index]).toBe(`  '${name}': 1,`)
  })

  it('is not written where there is no list', () => {
    expect(() => register('export {}', entry('a'), 'registry.ts')).toThrow(
      'registry.ts has no object literal for the new entry',
    )
  })
})
