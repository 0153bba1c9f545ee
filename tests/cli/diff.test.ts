import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readDiff } from '../helpers/cli/readDiff'
import { runCli } from '../helpers/cli/runCli'
import { inFolder, runDiff, twoVersions, upTo } from '../helpers/cli/schemaFolders'
import { memberOf, probeOf, schemasWith } from '../helpers/cli/schemaVersions'

describe('two folders', () => {
  it('are compared, with breaking changes first and a payload for each', async () => {
    const run = await runDiff(twoVersions(), 'old', 'new')
    expect(run).toMatchObject({ code: 1, stderr: '' })
    expect(run.stdout.split('\n').map((line) => line.trim())).toEqual([
      'old → new',
      '',
      'Breaks senders (1)',
      '',
      'blocks/title.json',
      '✖ level: The greatest number is 3; it was 4.  maximum-lowered',
      'breaks senders at /properties/level/maximum',
      '{"type":"title","data":{"text":"x","level":4}}',
      'was valid, fails now: out-of-range at /data/level',
      '',
      '✖ 1 change breaks senders; 0 compatible, 0 editorial.',
      '',
    ])
  })

  it.each([
    ['the other way round it breaks readers', ['new', 'old'], 1, 'breaks readers'],
    ['the same on both sides', ['old', 'old'], 0, '✔ Nothing differs.'],
    ['for readers nothing breaks', ['old', 'new', '--for', 'readers'], 0, '✔ Nothing breaks readers; 1 compatible'],
    ['for senders it does', ['old', 'new', '--for', 'senders'], 1, '1 change breaks senders'],
    ['the rule is allowed', ['old', 'new', '--allow', 'maximum-lowered'], 0, '1 breaking but allowed'],
    ['allowed in that file', ['old', 'new', '--allow', 'maximum-lowered=blocks/title.json'], 0, 'but allowed'],
    [
      'allowed at that place',
      ['old', 'new', '--allow', 'maximum-lowered=schemas/blocks/title.json#/properties/level'],
      0,
      'but allowed',
    ],
    ['allowed elsewhere', ['old', 'new', '--allow', 'maximum-lowered=blocks/tit'], 1, 'breaks senders'],
    ['another rule is allowed', ['old', 'new', '--allow', 'minimum-raised'], 1, 'breaks senders'],
  ])('%s', async (_, args, code, output) => {
    const run = await runDiff(twoVersions(), ...args)
    expect(run).toMatchObject({ code, stderr: '' })
    expect(run.stdout).toContain(output)
  })

  it('may be parents of schemas/, and may contain the schemas of another town', async () => {
    const cwd = folderOf(
      inFolder(
        'town/schemas',
        schemasWith((schemas) => (schemas['blocks/gondola.json'] = probeOf({ type: 'string' }))),
      ),
    )
    const { changes } = readDiff(await runDiff(cwd, 'builtin', 'town', '--format', 'json'))
    expect(changes.map(({ rule, subjects }) => [rule, subjects[0]?.name])).toEqual([['block-added', 'gondola']])
    expect(readDiff(await runDiff(`${cwd}/town`, 'builtin', '.', '--format', 'json')).changes.length).toBe(1)
  })
})

describe('formats', () => {
  it('json contains everything', async () => {
    const { changes, summary } = readDiff(await runDiff(twoVersions(), 'old', 'new', '--format', 'json'))
    expect(summary).toEqual({ breaking: { senders: 1, readers: 0 }, compatible: 0, editorial: 0, allowed: 0 })
    expect(changes[0]).toMatchObject({
      old: 'blocks/title.json#/properties/level/maximum',
      new: 'blocks/title.json#/properties/level/maximum',
      subjects: [{ kind: 'block', name: 'title', pointer: '/level' }],
      payloads: [{ breaks: 'senders', validIn: 'old', document: { data: { level: 4 } } }],
    })
  })

  it('markdown is suitable for a comment', async () => {
    const { stdout } = await runDiff(twoVersions(), 'old', 'new', '--format', 'markdown')
    expect(stdout).toContain('## Contract: `old` → `new`')
    expect(stdout).toContain('- **level: The greatest number is 3; it was 4.** Breaks senders. (`maximum-lowered`)')
    expect(stdout).toContain('```json\n  {"type":"title","data":{"text":"x","level":4}}\n')
  })

  it('github annotates the changed line of the schema', async () => {
    const files = { ...inFolder('old', upTo(4)), ...inFolder('new', upTo(3)) }
    const { 'new/blocks/title.json': title, ...others } = files
    const text = JSON.stringify(title, null, 2)
    const line = text.split('\n').findIndex((each) => each.includes('"maximum"')) + 1
    const { stdout } = await runDiff(
      folderOf({ ...others, 'new/blocks/title.json': text }),
      'old',
      'new',
      '--format',
      'github',
    )
    expect(stdout).toMatch(
      new RegExp(`^::error file=new/blocks/title\\.json,line=${line},col=\\d+,title=maximum-lowered::breaks senders: `),
    )
    expect(stdout.trim().split('\n').length).toBe(2)
  })

  it('pretty shows editorial changes only with --all', async () => {
    const words = upTo(4)
    memberOf(words, 'blocks/title.json').description = 'New words.'
    const cwd = folderOf({ ...inFolder('old', upTo(4)), ...inFolder('new', words) })
    const brief = await runDiff(cwd, 'old', 'new')
    expect(brief).toMatchObject({ code: 0 })
    expect(brief.stdout).not.toContain('New words.')
    expect(brief.stdout).toContain('1 editorial')
    expect((await runDiff(cwd, 'old', 'new', '--all')).stdout).toContain('The description is another: “New words.”')
  })

  it('lists every rule with --rules', async () => {
    const { code, stdout } = await runCli(['diff', '--rules'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^property-required +breaking +compatible/m)
    const { stdout: text } = await runCli(['diff', '--rules', '--format', 'json'])
    expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(70)
  })

  it('requires two versions', async () => {
    expect(await runCli(['diff', 'builtin'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining("missing required argument 'new'"),
    })
  })
})
