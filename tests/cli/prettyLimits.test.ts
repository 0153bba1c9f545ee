import { describe, expect, it } from 'vitest'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

async function show(files: Record<string, unknown>, ...args: string[]): Promise<string> {
  return (await runCli(['validate', ...Object.keys(files), ...args], { cwd: folderOf(files) })).stdout
}

describe('many issues of a kind', () => {
  const page = (components: unknown[]) => JSON.stringify({ title: 'x', components }, null, 2)
  const titles = (count: number, level: unknown) =>
    Array.from({ length: count }, () => ({ type: 'title', data: { text: 'x', level } }))

  it('are shown five times in a file, then counted with some of their lines', async () => {
    const output = await show({ 'a.json': page([...titles(1000, 9), warningBlock]) }, '--ignore', 'heading-jump')
    expect(output.match(/^a\.json:\d+:\d+ {2}error out-of-range$/gm)).toHaveLength(5)
    expect(output).toMatch(/^a\.json {2}error out-of-range\n {2}995 more about "level" on lines \d+, .* …$/m)
    expect(output).toContain('warning unknown-property')
    expect(output).toContain('✖ 1,000 errors, 1 warning')
    expect(output).toContain('--format compact shows each in one line.')
  })

  it('are shown in one line each after ten code frames', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index + 10}.json`, errorBlock]))
    const output = await show(files)
    expect(output.match(/^> /gm)).toHaveLength(10)
    expect(output).toContain('\n21.json:1:52  error out-of-range  "level" is 9; it must be at most 4.\n')
  })

  it('are not counted when only one remains', async () => {
    const output = await show({ 'a.json': page(titles(6, 9)) })
    expect(output.match(/^a\.json:\d+:\d+ {2}error out-of-range/gm)).toHaveLength(6)
    expect(output).not.toContain(' more about ')
  })

  it('are counted by code alone after a hundred', async () => {
    const components = Array.from({ length: 300 }, (_, index) => ({
      ...validBlock,
      data: { text: 'x', [`name${index}`]: 1 },
    }))
    const output = await show({ 'a.json': page(components) })
    expect(output.match(/^a\.json:\d+:\d+ {2}warning/gm)).toHaveLength(100)
    expect(output).toMatch(/^a\.json {2}warning unknown-property\n {2}200 more on lines \d+/m)
  })

  it('do not affect other members and codes', async () => {
    const output = await show({ 'a.json': page([...titles(6, 9), ...titles(6, 'x')]) })
    expect(output.match(/ error out-of-range/g)).toHaveLength(6)
    expect(output.match(/ error wrong-type/g)).toHaveLength(6)
  })
})

describe('a narrow terminal', () => {
  const hard = {
    'a.json': {
      title: 'x',
      components: [
        { type: 'title', data: { text: '日本語'.repeat(200), level: 9 } },
        { type: 'title', data: { text: '🏰👨‍👩‍👧🇧🇪é'.repeat(100), niveau: 'שלום '.repeat(60) } },
        { type: 'x'.repeat(1_000_000), data: {} },
        { type: 'image', data: { image: { src: `http://example.org/${'long/'.repeat(30)}`, alt: '' } } },
        { type: 'title', data: { text: 'x', ['long-'.repeat(100)]: '\u001b[2J\t\u0000' } },
        { type: 'dynamic-input', data: { name: 'a', label: 'b', inputType: 'texte' } },
      ],
    },
  }

  it.each(['40', '80', '120'])('of %s columns fits every line', async (columns) => {
    const run = await runCli(['validate', 'a.json'], { cwd: folderOf(hard), env: { COLUMNS: columns } })
    const lines = run.stdout.split('\n')
    expect(lines.length).toBeGreaterThan(30)
    const tooWide = lines.filter((line) => !line.startsWith('a.json:') && cellsOf(line) > Number(columns))
    expect(tooWide).toEqual([])
    for (const issue of run.stdout.split('\n\n')) expect(issue.split('\n').length).toBeLessThanOrEqual(12)
  })

  /** Estimates the cells of a line independently: accents and joiners take none, Latin, Hebrew and symbols one, the rest two. */
  function cellsOf(line: string): number {
    const narrow = /[ -\u06ff\u2010-\u2426\u2700-\u27bf\ufffd\u{1f1e6}-\u{1f1ff}]/u
    return [...line.replace(/[\u0300-\u036f\u200d]/g, '')].reduce((sum, each) => sum + (narrow.test(each) ? 1 : 2), 0)
  }
})
