import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../helpers/fixtures'
import { isWhole } from '../helpers/sample'
import { createProjectCopy, type ProjectCopy } from './ProjectCopy'

let copy: ProjectCopy

beforeAll(() => {
  copy = createProjectCopy([
    ...['package.json', 'schemas', 'schemas/compile', 'fixtures/calls'],
    ...['fixtures/blocks', 'fixtures/actions', 'fixtures/pages'],
    ...['scripts/generate.ts', 'scripts/generate'],
  ])
})
afterAll(() => copy?.remove())

const generate = () => copy.run('scripts/generate.ts')
const generated = () => join(copy.folder, 'schemas/generated')

/** Contents and times of every generated file, by path. */
function written(): Map<string, string> {
  const files = readdirSync(generated(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(generated().length + 1), `${statSync(path).mtimeMs} ${readFileSync(path, 'utf8')}`]
    }),
  )
}

const changedSince = (before: Map<string, string>): string[] =>
  [...written()].filter(([path, text]) => before.get(path) !== text && path !== '.stamp').map(([path]) => path)

function edit(path: string, change: (text: string) => string): void {
  const file = join(copy.folder, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

describe('npm run generate', () => {
  it('writes everything from nothing', () => {
    const { status, output } = generate()
    console.log(`cold: ${output.trim()}`)
    expect(output).toMatch(/\d+ schemas, \d+ files written in \d+ ms/)
    expect(status).toBe(0)
    expect([...written().keys()]).toEqual(
      expect.arrayContaining([
        'types.ts',
        'openapi.json',
        'block.js',
        'blocks/title.js',
        'blocks/title.d.ts',
        'actions/vote.js',
      ]),
    )
  })

  it('writes nothing the second time', () => {
    const before = written()
    expect(generate()).toMatchObject({ status: 0, output: expect.stringContaining('nothing changed') })
    expect(written()).toEqual(before)
  })

  it('writes only what a changed schema changes, and what was deleted', () => {
    const before = written()
    edit('schemas/blocks/title.json', (text) => text.replace('"maximum": 4', '"maximum": 6'))
    rmSync(join(generated(), 'blocks/button.js'))
    expect(generate().status).toBe(0)
    const all = ['fastChecks.js', 'openapi.json', 'sources.ts']
    expect(changedSince(before).sort()).toEqual(['blocks/button.js', 'blocks/title.js', ...all])
  })

  // In the everyday run, `new.test.ts` brings a schema.
  it.runIf(isWhole)('follows a schema that comes and goes', () => {
    const file = join(copy.folder, 'schemas/blocks/test-note.json')
    writeFileSync(file, readFileSync(join(copy.folder, 'schemas/blocks/description.json'), 'utf8'))
    expect(generate().status).toBe(0)
    expect(written().has('blocks/test-note.js')).toBe(true)
    expect(written().get('types.ts')).toContain('"test-note": TestNoteData')
    rmSync(file)
    expect(generate().status).toBe(0)
    expect(written().has('blocks/test-note.js')).toBe(false)
  })

  it('names the description of a call whose answer no contract can check, and leaves what was generated', () => {
    const before = written()
    const path = 'schemas/api/feeds.json'
    const original = readFileSync(join(copy.folder, path), 'utf8')
    edit(path, (text) => text.replace('"$ref": "../entities/feed.json"', '"type": "object"'))
    const { status, output } = generate()
    expect(status).not.toBe(0)
    expect(output).toContain('schemas/api/feeds.json: the data that listFeed answers must refer to a schema file')
    expect(written()).toEqual(before)
    writeFileSync(join(copy.folder, path), original)
  })

  it.each([
    { fault: 'JSON that ends too early', change: (text: string) => text.slice(0, -5) },
    { fault: 'a list', change: () => '[]' },
    {
      fault: 'a reference to no file',
      change: (text: string) => text.replace('"type": "object"', '"$ref": "../shared/none.json"'),
    },
  ])('names the file that holds $fault, and leaves what was generated', ({ change }) => {
    const before = written()
    const path = 'schemas/blocks/group.json'
    const original = readFileSync(join(copy.folder, path), 'utf8')
    edit(path, change)
    const { status, output } = generate()
    expect(status).not.toBe(0)
    expect(output).toContain(path)
    expect(written()).toEqual(before)
    writeFileSync(join(copy.folder, path), original)
  })

  it.each([
    {
      fault: 'a field without a label',
      path: 'schemas/texts/blocks/poll.json',
      change: (text: string) => text.replaceAll('"question": {', '"query": {'),
      sentences: [
        'schemas/texts/blocks/poll.json: fr: "properties.question.title" is missing; write it.',
        'schemas/texts/blocks/poll.json: fr: "properties.query" names no member of the schema; remove or rename it.',
      ],
    },
    {
      fault: 'an example without a title',
      path: 'schemas/texts/examples.json',
      change: (text: string) => text.replace('"minimal":', '"least":'),
      sentences: [
        'schemas/texts/examples.json: en: the valid example "minimal" has no title; write one.',
        'schemas/texts/examples.json: en: there is no valid example "least"; remove its title.',
      ],
    },
    {
      fault: 'a code without words in German',
      path: 'schemas/texts/issues/too-deep.json',
      change: (text: string) => text.replace('"de":', '"it":'),
      sentences: [
        'schemas/texts/issues/too-deep.json: "it" is no language here; remove it.',
        'schemas/texts/issues/too-deep.json: "de" is missing; translate the words of another language.',
      ],
    },
    {
      fault: 'a sentence that names something else than in English',
      path: 'schemas/texts/messages.json',
      change: (text: string) => text.replace('"missing": "{name} manque.', '"missing": "{nom} manque.'),
      sentences: ['schemas/texts/messages.json: sentences.fr: "missing" has other names in braces than in en.'],
    },
  ])(
    'names $fault with its file, its place and the cure, and leaves what was generated',
    ({ path, change, sentences }) => {
      const before = written()
      const original = readFileSync(join(copy.folder, path), 'utf8')
      edit(path, change)
      expect(readFileSync(join(copy.folder, path), 'utf8')).not.toBe(original)
      const { status, output } = generate()
      expect(status).not.toBe(0)
      for (const sentence of sentences) expect(output).toContain(sentence)
      expect(written()).toEqual(before)
      writeFileSync(join(copy.folder, path), original)
    },
  )
})

describe('npm run generate with a fault in a schema', () => {
  it('names file, pointer and cure of every fault without a stack trace, and leaves what was generated', () => {
    const before = written()
    const path = 'schemas/blocks/description.json'
    const original = readFileSync(join(copy.folder, path), 'utf8')
    edit(path, (text) => text.replace('"x-role": "text"', '"x-role": "txet"').replace('"x-family"', '"x-famly"'))
    const { status, output } = generate()
    expect(status).toBe(1)
    expect(output).toContain('3 faults in the schemas. Nothing was written.')
    expect(output).toContain(
      `${path}#/properties/text/x-role\n  "x-role" has the unknown value "txet".\n  Did you mean "text"?`,
    )
    expect(output).toContain(`${path}#/x-famly\n`)
    expect(output).not.toMatch(/^ {4}at /m)
    expect(written()).toEqual(before)
    writeFileSync(join(copy.folder, path), original)
  })
})

describe('the generated validators', () => {
  const folder = join(root, 'schemas/generated')
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))

  it.each(modules)('%s holds nothing a strict browser refuses', (path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    expect(text).not.toMatch(/\beval\b|\bFunction\s*\(|require\(|\bprocess\b|import\(/)
    for (const [, from = ''] of text.matchAll(/ from '([^']+)'/g)) expect(from).toMatch(/^(?:\.\.\/)+check\/\w+$/)
  })

  it('run where code may not be made from text', () => {
    const program = `
      import { validate } from './schemas/index.ts'
      const { ok, issues } = validate({ type: 'title', data: { titel: 'Voirie' } })
      console.log(JSON.stringify({ ok, codes: issues.map(({ code }) => code) }))`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: root, encoding: 'utf8' },
    )
    expect(stdout, stderr).toBe('{"ok":false,"codes":["missing-property","unknown-property"]}\n')
  })
})
