import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type JSONPath, type ParseError, parseTree } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { splitPointer } from '../../schemas/json/pointer'
import { type IssueExample, issueTexts } from '../../schemas/sources'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { wholeExample } from '../helpers/cli/wholeExample'

/** Codes without those that need a page that is rendered or a running back end. */
const found = Object.entries(issueTexts()).filter(([, { foundBy }]) => !['portal', 'call', 'linter'].includes(foundBy))

const sizes = { blocks: 200, at: 120 }

/** Valid blocks of several types, each of about 130 bytes. */
const around = Array.from({ length: sizes.blocks - 1 }, (_, index) => {
  const name = `Rue du Marché ${index}`
  return [
    { type: 'content-cell', data: { title: name, description: { text: 'Travaux du lundi au vendredi.' } } },
    { type: 'description', data: { text: `${name} : la circulation est limitée à 30 km/h pendant les travaux.` } },
    { type: 'label-cell', data: { label: name, value: 'Ouverte aux riverains et aux services de secours' } },
    {
      type: 'group',
      data: { title: name, components: [{ type: 'index-cell', data: { label: name, value: '12345.678' } }] },
    },
  ][index % 4]
})

type Page = { text: string; pointer: string }

const lines = (value: unknown): string => JSON.stringify(value, null, 2)

/** A page of 200 blocks that contains an example; `pointer` is that of its fault. */
function pageWith(example: IssueExample, pointer: string): Page {
  const texts = around.map(lines)
  const page = (items: readonly string[]) => `{\n"title": "Rues",\n"components": [\n${items.join(',\n')}\n]\n}\n`
  const at = `/components/${sizes.at}`
  if (example.text !== undefined)
    return { text: page(texts.toSpliced(sizes.at, 0, example.text)), pointer: at + pointer }
  const document = wholeExample(example)
  if (isPage(document)) {
    // A list that is too long is as wrong as it is; other faults are somewhere in it.
    if (pointer === '/components') return { text: lines(document), pointer }
    const [, , index = '', ...rest] = pointer.split('/')
    const text = page(texts.toSpliced(sizes.at, 0, ...document.components.map(lines)))
    return { text, pointer: ['', 'components', sizes.at + Number(index), ...rest].join('/') }
  }
  const isAction = typeof document === 'object' && document !== null && 'handler' in document
  const block = isAction ? { type: 'button', data: { label: 'Les travaux' }, action: document } : document
  const text = page(texts.toSpliced(sizes.at, 0, lines(block)))
  return { text, pointer: `${at}${isAction ? '/action' : ''}${pointer}` }
}

const isPage = (document: unknown): document is { components: unknown[] } =>
  typeof document === 'object' && document !== null && 'components' in document && Array.isArray(document.components)

/** The line of the value at a pointer or of the nearest value around it; for invalid JSON the line of its first fault. */
function lineOf({ text, pointer }: Page): number {
  const faults: ParseError[] = []
  const tree = parseTree(text, faults)
  const path: JSONPath = splitPointer(pointer).map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  const values = path.map((_, index) => tree && findNodeAtLocation(tree, path.slice(0, index + 1)))
  const node = values.findLast((value) => value !== undefined) ?? tree
  const offset = faults[0]?.offset ?? node?.offset ?? 0
  return text.slice(0, offset).split('\n').length
}

const towns = join(import.meta.dirname, '../../fixtures/towns')

const options = ['--config', 'town.json', '--now', '2026-06-01T12:00:00Z', '--report', 'json=out.json']

async function check(text: string, { as, context = {} }: IssueExample) {
  const { lat = 50.64, lon = 5.79, radius = 20_000 } = context.surroundings ?? {}
  const portal = JSON.parse(readFileSync(join(towns, 'montclair/portal.json'), 'utf8'))
  const cwd = folderOf({
    'page.json': text,
    'town.json': { portal: 'portal.json', radius },
    'portal.json': { ...portal, latitude: lat, longitude: lon },
  })
  const run = await runCli(['validate', 'page.json', ...options, ...(as === undefined ? [] : ['--as', as])], { cwd })
  const report = readReport({ ...run, stdout: readFileSync(join(cwd, 'out.json'), 'utf8') })
  return { ...run, issues: report.files.flatMap(({ issues }) => issues), problems: report.problems }
}

describe(`a fault in a page of ${sizes.blocks} blocks`, () => {
  it.each(found)(
    '%s is reported exactly once, at its line, in at most 12 lines',
    async (code, { wrong, pointer, severity }) => {
      const page = pageWith(wrong, pointer)
      const { issues, problems, stdout, stderr, code: exit } = await check(page.text, wrong)
      expect(problems).toEqual([])
      expect(stderr).toBe('')
      expect(issues).toMatchObject([
        { code, severity, line: lineOf(page), ...(code === 'not-json' ? {} : { pointer: page.pointer }) },
      ])
      expect(exit).toBe(severity === 'error' ? 1 : 0)
      const printed = stdout.trimEnd().split('\n')
      expect(printed.filter((line) => line.startsWith(`page.json:${issues[0]?.line}:`))).toHaveLength(1)
      expect(printed.length, stdout).toBeLessThanOrEqual(12)
    },
  )

  it('disappears when its example is corrected', async () => {
    const rights = found.flatMap(([, { right, pointer }]) =>
      right.times === undefined ? [pageWith(right, pointer).text] : [],
    )
    expect(rights.length).toBeGreaterThan(25)
    const cwd = folderOf(Object.fromEntries(rights.map((text, index) => [`${index}.json`, text])))
    const run = await runCli(['validate', '.', '--now', '2026-06-01T12:00:00Z', '--format', 'compact'], { cwd })
    expect(run).toMatchObject({ code: 0, stdout: '' })
  })
})
