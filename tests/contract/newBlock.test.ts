import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token } from 'marked'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseFields } from '../../scripts/new/block/parseFields'
import { root } from '../helpers/fixtures'
import { createProjectCopy, type ProjectCopy } from './ProjectCopy'

let copy: ProjectCopy

beforeAll(() => {
  const files = ['package.json', 'tsconfig.json', '.biome.json', '.gitignore', 'vite.config.ts']
  copy = createProjectCopy([
    ...files,
    ...['schemas', 'fixtures', 'renderer', 'scripts', 'src', 'tests/contract', 'tests/renderer', 'tests/helpers'],
  ])
  expect(copy.run('scripts/generate.ts').status).toBe(0)
})
afterAll(() => copy?.remove())

const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8')

/** Runs a command in the copy; returns its status, and its output with single spaces. */
function run(line: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: copy.folder, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}`.replace(/\s+/g, ' ') }
}

function change(path: string, from: string, to: string): void {
  const text = read(path)
  expect(text, path).toContain(from)
  writeFileSync(join(copy.folder, path), text.replace(from, to))
}

/** An edit that a paragraph names, of which the next code is what is written. */
const edit = /(?:^|\s)In `([^`]+)`, (after|instead of) `(.+)`:$/

/** Does what a page says: runs its commands, makes its edits, and compares the output that it shows. */
function follow(tokens: readonly Token[]): number {
  let [last, compared] = ['', 0]
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'code') continue
    const before = tokens.slice(0, index).findLast(({ type }) => type === 'paragraph')
    const [, path, how, place = ''] = edit.exec(before?.raw.trim() ?? '') ?? []
    if (token.lang === 'sh') {
      for (const line of token.text.split('\n')) {
        const { status, output } = run(line)
        last = output
        const isLast = line === token.text.split('\n').at(-1)
        const shown = tokens.slice(index + 1).find(({ type }) => type === 'code')
        const fails = isLast && shown?.type === 'code' && shown.lang === 'text' && shown.text.includes('FAILED')
        expect(status, `${line}: ${output}`).toBe(fails ? 1 : 0)
      }
    } else if (token.lang === 'text') {
      for (const line of token.text.split('\n')) expect(last).toContain(line.trim())
      compared++
    } else if (token.lang === 'json' || token.lang === 'tsx') {
      if (path === undefined) throw new Error(`no paragraph says where this belongs: ${token.text}`)
      change(path, place, how === 'after' ? `${place}\n${token.text}` : token.text)
    }
  }
  return compared
}

/** The parts of a page with commands or edits, by their headings, in its order. */
function partsOf(markdown: string): { heading: string; tokens: Token[] }[] {
  const parts: { heading: string; tokens: Token[] }[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') parts.push({ heading: token.text, tokens: [] })
    else parts.at(-1)?.tokens.push(token)
  }
  return parts.filter(({ tokens }) => tokens.some((token) => token.type === 'code' && token.lang === 'sh'))
}

describe('a block in ten minutes: the commands and edits of the page do what it says', () => {
  const parts = partsOf(readFileSync(join(root, 'docs/new-block.md'), 'utf8'))

  it.each(parts)('$heading', ({ tokens }) => {
    expect(follow(tokens)).toBe(tokens.filter((token) => token.type === 'code' && token.lang === 'text').length)
  })

  it('of which there are three', () => {
    expect(parts.map(({ heading }) => heading)).toEqual(['Create it', 'Check it', 'Add a field'])
  })
})

describe('npm run check names a fault put in on purpose', () => {
  const component = 'renderer/blocks/tide-table/TideTable.tsx'
  const schema = 'schemas/blocks/tide-table.json'

  it('a misspelt role', () => {
    change(schema, '"x-role": "text"', '"x-role": "txet"')
    const { status, output } = run('node scripts/check.mjs tide-table')
    change(schema, '"x-role": "txet"', '"x-role": "text"')
    expect(status).toBe(1)
    expect(output).toContain('tide-table: schema: FAILED')
    expect(output).toContain(
      `${schema}#/properties/place/x-role "x-role" has the unknown value "txet". Did you mean "text"?`,
    )
  })

  it('a raw key and a field that nothing draws, and every check but theirs passes', () => {
    change('renderer/blocks/index.ts', "import('./tide-table/TideTable'), lists)", "import('./tide-table/TideTable'))")
    change(component, '      {note && <p className={styles.text}>{note}</p>}\n', '')
    change(component, ', note }', ' }')
    const { status, output } = run('node scripts/check.mjs tide-table')
    expect(status).toBe(1)
    expect(output).toContain('tide-table: texts: FAILED')
    expect(output).toContain(
      'visitors would read the keys tideTable.height, tideTable.time of the group "lists" in tide-table',
    )
    expect(output).toMatch(/fixtures\/blocks\/tide-table\/valid\/minimal\.json shows the key tideTable\.time/)
    expect(output).toContain('tide-table: fields: FAILED')
    expect(output).toContain('tide-table.note can change, and neither the HTML nor what is asked of the host does.')
    expect(output.match(/tide-table: [^:]+: passed/g)).toHaveLength(5)
  })

  it('a block that does not exist', () => {
    expect(run('node scripts/check.mjs tide-tabel')).toEqual({
      status: 2,
      output:
        'There is no block "tide-tabel": schemas/blocks/tide-tabel.json is missing. Usage: npm run check [block] ',
    })
  })
})

describe('the fields of a new block', () => {
  it('may be optional, lists and objects', () => {
    expect(parseFields(['tides[]:{time:minutes,level:1..4}', 'note?:text', 'kinds[]?:high|low'])).toEqual([
      {
        name: 'tides',
        isOptional: false,
        isList: true,
        type: {
          kind: 'object',
          fields: [
            { name: 'time', isOptional: false, isList: false, type: { kind: 'minutes' } },
            { name: 'level', isOptional: false, isList: false, type: { kind: 'range', from: 1, to: 4 } },
          ],
        },
      },
      { name: 'note', isOptional: true, isList: false, type: { kind: 'text' } },
      { name: 'kinds', isOptional: true, isList: true, type: { kind: 'names', names: ['high', 'low'] } },
    ])
  })

  it.each([
    ['note', '"note" is no field.'],
    ['Note:text', '"Note:text" is no field.'],
    ['note:words', '"words" is no type for the field "note".'],
    ['note:4..1', '"4..1" is no type for the field "note".'],
    ['tides[]:{time}', '"time" is no field.'],
    ['tides[]:{}', '"" is no field.'],
    ['run:text', '"run" cannot be the name of a field'],
  ])('%s is refused with a sentence', (field, sentence) => {
    expect(() => parseFields([field])).toThrow(sentence)
  })

  it('have different names', () => {
    expect(() => parseFields(['note:text', 'note?:text'])).toThrow('There are two fields "note".')
  })
})
