import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtCli } from '../helpers/cli/builtCli'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

const page = `{
  "title": "Accueil",
  "components": [
    {
      "type": "columns",
      "data": {
        "columns": [
          {
            "components": [
              {
                "type": "content-cell",
                "data": {
                  "title": "Travaux rue Haute",
                  "buttons": [{ "label": "Lire", "kind": "primray" }]
                }
              }
            ]
          }
        ]
      }
    }
  ]
}
`

async function show(files: Record<string, unknown>, ...args: string[]): Promise<string> {
  return (await runCli(['validate', ...Object.keys(files), ...args], { cwd: folderOf(files) })).stdout
}

/** The text above the carets, and the offset of the carets in the line that they mark. */
function marked(output: string): string | undefined {
  const lines = output.split('\n')
  const below = lines.findIndex((line) => /\| *\^+$/.test(line))
  const carets = /\^+/.exec(lines[below] ?? '')
  return lines[below - 1]?.slice(carets?.index, (carets?.index ?? 0) + (carets?.[0].length ?? 0))
}

describe('a code frame', () => {
  it('shows the position, the message, the line with a caret, the location in words and a suggestion', async () => {
    const output = await show({ 'home.json': page })
    expect(output).toContain('home.json:14:58  error wrong-value\n')
    expect(output).toContain('> 14 |                   "buttons": [{ "label": "Lire", "kind": "primray" }]\n')
    expect(marked(output)).toBe('"primray"')
    expect(output).toContain('in   button in content-cell in columns')
    expect(output).toContain('/components/0/data/columns/0/components/0/data/buttons/0/kind')
    expect(output).toContain('  help Did you mean "primary"?\n')
    expect(output).toContain('  rule kind: Look of the button by its importance')
    expect(output).toContain('  schemas/shared/button.json#/properties/kind/enum\n')
    expect(output.split('\n\n')[0]?.split('\n').length).toBeLessThanOrEqual(12)
  })

  it('marks the object in which something is missing', async () => {
    const output = await show({ 'a.json': '{\n  "type": "title",\n  "data": { "level": 2 }\n}' })
    expect(output).toContain('a.json:3:11  error missing-property')
    expect(marked(output)).toBe('{')
  })

  it('marks an unknown name', async () => {
    const output = await show({ 'a.json': warningBlock })
    expect(output).toContain('warning unknown-property')
    expect(marked(output)).toBe('"colour"')
  })

  it('cuts a long line around the position', async () => {
    const before = Array.from({ length: 500 }, () => validBlock)
    const output = await show({ 'min.json': { title: 'x', components: [...before, errorBlock, ...before] } })
    expect(marked(output)).toBe('9')
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('leaves out the common indentation of lines that do not fit', async () => {
    const deep = ' '.repeat(110)
    const output = await show({
      'a.json': `{"type":"title",\n${deep}"data":{\n${deep}"text":"x",\n${deep}"level":9\n${deep}}}`,
    })
    expect(output).toContain('> 4 | "level":9\n')
    expect(marked(output)).toBe('9')
  })

  it('aligns the caret after wide characters and tabs', async () => {
    const output = await show({ 'a.json': '{"type":"title","data":{\t"text":"日本語","level":9}}' })
    const [frame, carets] = output.split('\n').slice(2, 4)
    // Each of the three ideographs takes two cells.
    expect(carets?.indexOf('^')).toBe((frame?.indexOf('9') ?? 0) + 3)
  })

  it('replaces control characters by symbols', async () => {
    const output = await show({
      'a.json': '{"type":"title","data":{"text":"\u001b[2J","level":9}}',
      'b.json': { type: '\u001b[2J\u202e', data: {} },
    })
    for (const character of ['\u001b', '\u202e']) expect(output).not.toContain(character)
    expect(output).toContain('␛[2J')
  })

  it('shortens the location in a deep nesting', async () => {
    let block: unknown = errorBlock
    for (let level = 0; level < 20; level++) block = { type: 'group', data: { components: [block] } }
    const output = await show({ 'a.json': block })
    expect(output).toMatch(/in {3}title in group in group in 17 more in group\n +\/data\/.*…/)
  })
})

describe('the location in words', () => {
  it.each([
    [
      'a list in a block',
      { type: 'poll', data: { pollUid: 'p', question: 'Q ?', responses: [{ responseUid: 'a', response: 1 }] } },
      'response in poll',
    ],
    [
      'an action',
      { type: 'button', data: { label: 'x' }, action: { handler: 'navigation', data: { path: 1 } } },
      'navigation action in button',
    ],
    [
      'a following action',
      { handler: 'back', catch: { handler: 'navigation', data: {} } },
      'navigation action in back action',
    ],
    ['a fallback', { ...validBlock, fallback: errorBlock }, 'title in title'],
    ['a page itself', { title: 1, components: [] }, 'page'],
    ['an item that is not a block', { title: 'x', components: [3] }, 'block in page'],
    ['a part of a page', { title: 'x', breadcrumb: [{ title: 1 }], components: [] }, 'breadcrumb in page'],
  ])('describes %s', async (_, document, words) => {
    expect(await show({ 'a.json': document })).toContain(`in   ${words}  /`)
  })
})

describe('the summary', () => {
  it('counts files, blocks, errors and warnings', async () => {
    const output = await show({ 'a.json': errorBlock, 'b.json': warningBlock, 'c.json': [validBlock, validBlock] })
    expect(output).toMatch(/\n✖ 1 error, 1 warning in 2 of 3 files \(4 blocks\)\n/)
  })

  it('counts by code, errors first, and refers to explain', async () => {
    const output = await show(
      { 'a.json': { title: 'x', components: [warningBlock, warningBlock, errorBlock, warningBlock] } },
      '--ignore',
      'heading-jump',
    )
    expect(output).toContain('\n  1  out-of-range\n  3  unknown-property\n\n✖ ')
    expect(output).toMatch(/\n {2}beffroi explain out-of-range says .*\n$/)
  })

  it('counts the documents of NDJSON', async () => {
    const output = await show({
      'a.ndjson': [validBlock, errorBlock, validBlock].map((each) => JSON.stringify(each)).join('\n'),
    })
    expect(output).toContain('a.ndjson:2:52 (record 2)  error out-of-range\n')
    expect(output).toContain('✖ 1 error, 0 warnings in 1 file (3 documents, 3 blocks)\n')
  })

  it('reports that it does not count unreadable inputs', async () => {
    const files = { 'a.json': validBlock }
    const run = await runCli(['validate', 'a.json', 'none.json'], { cwd: folderOf(files) })
    expect(run.stdout).toBe('! no issue in 1 file (1 block), 1 input could not be checked\n')
  })

  it('is one line without issues', async () => {
    expect(await show({ 'a.json': validBlock })).toBe('✔ no issue in 1 file (1 block)\n')
  })

  it('sorts issues by their position in the file', async () => {
    const output = await show(
      { 'a.json': { title: 1, components: [errorBlock, warningBlock, errorBlock] } },
      '--ignore',
      'heading-jump',
    )
    const columns = [...output.matchAll(/^a\.json:1:(\d+)/gm)].map(([, column]) => Number(column))
    expect(columns).toHaveLength(4)
    expect(columns).toEqual([...columns].sort((a, b) => a - b))
  })
})

describe('colours', () => {
  const script = '/usr/bin/script'
  const hasScript = process.platform === 'linux' && existsSync(script)

  /** Runs the command on a pseudo-terminal, which `script` provides. */
  async function onTerminal(env: NodeJS.ProcessEnv): Promise<string> {
    const cwd = folderOf({ 'a.json': errorBlock })
    const line = `'${process.execPath}' '${await builtCli()}' validate a.json`
    const clean = { ...process.env, NO_COLOR: undefined, TERM: 'xterm', ...env }
    return execFileSync(script, ['-qec', `${line} || true`, join(cwd, 'typescript')], {
      cwd,
      env: clean,
      encoding: 'utf8',
    })
  }

  it('are left out when the output is not a terminal', async () => {
    expect(await show({ 'a.json': errorBlock })).not.toContain('\u001b')
  })

  it.runIf(hasScript)('are shown on a terminal', async () => {
    expect(await onTerminal({})).toContain('\u001b[31merror\u001b[39m')
  })

  it('are shown with FORCE_COLOR or --color, and the option takes precedence', async () => {
    const cwd = folderOf({ 'a.json': errorBlock })
    const coloured = async (args: string[], env: NodeJS.ProcessEnv) =>
      (await runCli(['validate', 'a.json', ...args], { cwd, env })).stdout.includes('\u001b[31m')
    expect(await coloured([], { FORCE_COLOR: '1' })).toBe(true)
    expect(await coloured([], { FORCE_COLOR: '0' })).toBe(false)
    expect(await coloured(['--no-color'], { FORCE_COLOR: '1' })).toBe(false)
    expect(await coloured(['--color'], { NO_COLOR: '1' })).toBe(true)
  })

  it.runIf(hasScript)('are left out on a terminal without colours or with NO_COLOR', async () => {
    expect(await onTerminal({ NO_COLOR: '1' })).not.toContain('\u001b[3')
    expect(await onTerminal({ TERM: 'dumb' })).not.toContain('\u001b[3')
  })
})
