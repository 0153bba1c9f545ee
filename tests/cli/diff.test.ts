import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readDiff } from '../helpers/cli/readDiff'
import { repositoryOf } from '../helpers/cli/repositoryOf'
import { runCli } from '../helpers/cli/runCli'
import { fewSchemas, memberOf, probeOf, type Schemas, schemasWith } from '../helpers/cli/schemaVersions'

const inFolder = (folder: string, schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [`${folder}/${path}`, schema]))

/** The block type "title" takes levels up to a number only. */
const upTo = (maximum: number): Schemas => {
  const schemas = fewSchemas()
  memberOf(schemas, 'blocks/title.json', 'properties', 'level').maximum = maximum
  return schemas
}

const folders = () => folderOf({ ...inFolder('old', upTo(4)), ...inFolder('new', upTo(3)) })

const diff = (cwd: string, ...args: string[]) => runCli(['diff', ...args], { cwd })

describe('two folders', () => {
  it('are told apart, what breaks first, with a payload', async () => {
    const run = await diff(folders(), 'old', 'new')
    expect(run).toMatchObject({ code: 1, stderr: '' })
    expect(run.stdout.split('\n').map((line) => line.trim())).toEqual([
      'old → new',
      '',
      'Breaking (1)',
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
  ])('%s', async (_, args, code, told) => {
    const run = await diff(folders(), ...args)
    expect(run).toMatchObject({ code, stderr: '' })
    expect(run.stdout).toContain(told)
  })

  it('may lie in schemas/ of what is named, and be those of another town', async () => {
    const cwd = folderOf(
      inFolder(
        'town/schemas',
        schemasWith((schemas) => (schemas['blocks/gondola.json'] = probeOf({ type: 'string' }))),
      ),
    )
    const { changes } = readDiff(await diff(cwd, 'builtin', 'town', '--format', 'json'))
    expect(changes.map(({ rule, subjects }) => [rule, subjects[0]?.name])).toEqual([['block-added', 'gondola']])
    expect(readDiff(await diff(`${cwd}/town`, 'builtin', '.', '--format', 'json')).changes.length).toBe(1)
  })
})

describe('git revisions', () => {
  const repository = () => {
    const found = repositoryOf(inFolder('schemas', upTo(4)))
    found.commit()
    found.git('tag', 'v1')
    return found
  }

  it('are read without a checkout, by tag, offset and folder', async () => {
    const { cwd, commit, git } = repository()
    writeFileSync(`${cwd}/schemas/blocks/title.json`, JSON.stringify(upTo(3)['blocks/title.json']))
    expect(readDiff(await diff(cwd, 'v1', '.', '--format', 'json')).summary.breaking.senders).toBe(1)
    commit()
    const head = git('rev-parse', '--short=7', 'HEAD').trim()
    for (const [old, next] of [
      ['v1', 'HEAD'],
      ['HEAD~1', 'main'],
      ['v1:schemas', 'main:schemas/'],
      ['v1', 'schemas'],
    ]) {
      const report = readDiff(await diff(cwd, old ?? '', next ?? '', '--format', 'json'))
      expect(
        report.changes.map(({ rule }) => rule),
        `${old} ${next}`,
      ).toEqual(['maximum-lowered'])
    }
    const below = await diff(`${cwd}/schemas/blocks`, 'v1', 'HEAD')
    expect(below.stdout).toMatch(new RegExp(`^v1 \\(\\w{7}\\) → HEAD \\(${head}\\)\n`))
  })

  it.each([
    [
      'a revision git does not know',
      ['v9', 'v1'],
      'v9 is neither a folder nor "builtin", and git knows no revision "v9" here',
    ],
    ['a folder the revision lacks', ['v1:nowhere', 'v1'], 'v1 has no folder "nowhere" with schemas in it'],
    ['a revision that looks like an option', ['--output=x', 'v1'], "unknown option '--output=x'"],
    ['a revision that looks like an option, past --', ['--', '--output=x', 'v1'], '--output=x is neither a folder'],
    ['a command for a shell', ['$(touch x)', 'v1'], '$(touch x) is neither a folder'],
  ])('refuses %s', async (_, args, told) => {
    const run = await diff(repository().cwd, ...args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(told)
  })

  it('says so where there is no repository', async () => {
    const run = await runCli(['diff', 'v1', 'old'], { cwd: folders(), env: { GIT_CEILING_DIRECTORIES: '/tmp' } })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(
      /v1 is neither a folder nor "builtin", and no revision can be looked up: .*not a git repository/,
    )
  })
})

describe('schemas that cannot be used', () => {
  it.each([
    ['no such folder', {}, /^beffroi: bad is neither a folder nor "builtin"/],
    ['a file', { bad: 'x' }, /^beffroi: bad is a file, not a folder of schemas\./],
    ['a folder without schemas', { 'bad/readme.txt': 'x' }, /^beffroi: bad holds no schemas: there is no \.json file/],
    [
      'a folder of other JSON',
      { 'bad/package.json': {} },
      /^beffroi: bad holds no schemas: there is neither block\.json nor/,
    ],
    [
      'text that is no JSON',
      { 'bad/block.json': '{\n  "type": object }' },
      /^beffroi: bad\/block\.json:2:11 is not JSON\. /,
    ],
    ['a list', { 'bad/block.json': '[]' }, /^beffroi: bad\/block\.json does not hold a schema/],
    [
      'a reference to nothing',
      { 'bad/block.json': { properties: { a: { $ref: 'b.json' } } } },
      /^beffroi: bad\/block\.json#\/properties\/a\/\$ref: there is nothing at "b\.json"\./,
    ],
    [
      'a definition that is missing',
      { 'bad/block.json': { items: { $ref: '#/$defs/b' } } },
      /#\/items\/\$ref: there is nothing at "#\/\$defs\/b"\./,
    ],
    [
      'a keyword no compiler knows',
      { ...inFolder('bad', { ...upTo(3), 'blocks/probe.json': probeOf({ type: 'sting' }) }) },
      /^beffroi: blocks\/probe\.json cannot be compiled: /,
    ],
  ])('%s: exit code 2 and the place', async (_, files, told) => {
    const run = await diff(folderOf({ ...inFolder('old', upTo(4)), ...files }), 'old', 'bad')
    expect(run.stderr).toMatch(told)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).not.toMatch(/^\s+at /m)
  })
})

it('refuses to allow a rule that does not exist, and says which is meant', async () => {
  const run = await diff(folders(), 'old', 'new', '--allow', 'maximun-lowered')
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain('there is no rule "maximun-lowered". Did you mean "maximum-lowered"?')
})

describe('formats', () => {
  it('json has everything', async () => {
    const { changes, summary } = readDiff(await diff(folders(), 'old', 'new', '--format', 'json'))
    expect(summary).toEqual({ breaking: { senders: 1, readers: 0 }, compatible: 0, editorial: 0, allowed: 0 })
    expect(changes[0]).toMatchObject({
      old: 'blocks/title.json#/properties/level/maximum',
      new: 'blocks/title.json#/properties/level/maximum',
      subjects: [{ kind: 'block', name: 'title', pointer: '/level' }],
      payloads: [{ breaks: 'senders', validIn: 'old', document: { data: { level: 4 } } }],
    })
  })

  it('markdown is fit for a comment', async () => {
    const { stdout } = await diff(folders(), 'old', 'new', '--format', 'markdown')
    expect(stdout).toContain('## Contract: `old` → `new`')
    expect(stdout).toContain('- **level: The greatest number is 3; it was 4.** Breaks senders. (`maximum-lowered`)')
    expect(stdout).toContain('```json\n  {"type":"title","data":{"text":"x","level":4}}\n')
  })

  it('github notes the line of the schema that changed', async () => {
    const files = { ...inFolder('old', upTo(4)), ...inFolder('new', upTo(3)) }
    const { 'new/blocks/title.json': title, ...others } = files
    const text = JSON.stringify(title, null, 2)
    const line = text.split('\n').findIndex((each) => each.includes('"maximum"')) + 1
    const { stdout } = await diff(
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

  it('pretty shows words that changed only when asked', async () => {
    const words = upTo(4)
    memberOf(words, 'blocks/title.json').description = 'New words.'
    const cwd = folderOf({ ...inFolder('old', upTo(4)), ...inFolder('new', words) })
    const brief = await diff(cwd, 'old', 'new')
    expect(brief).toMatchObject({ code: 0 })
    expect(brief.stdout).not.toContain('New words.')
    expect(brief.stdout).toContain('1 editorial')
    expect((await diff(cwd, 'old', 'new', '--all')).stdout).toContain('The description is another: “New words.”')
  })

  it('lists every rule', async () => {
    const { code, stdout } = await runCli(['diff', '--rules'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^property-required +breaking +compatible/m)
    const { stdout: text } = await runCli(['diff', '--rules', '--format', 'json'])
    expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(70)
  })

  it('needs two versions', async () => {
    expect(await runCli(['diff', 'builtin'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining("missing required argument 'new'"),
    })
  })
})

describe('--replay', () => {
  const title = (level: number) => ({ type: 'title', data: { text: 'Bienvenue', level } })
  const recorded = {
    'sent/fine.json': title(2),
    'sent/lost.json': { data: title(4) },
    'sent/wrong.json': title(9),
    'log.ndjson': [title(1), title(4), title(8), title(4)].map((each) => JSON.stringify(each)).join('\n'),
  }
  const cwd = () => folderOf({ ...inFolder('old', upTo(4)), ...inFolder('new', upTo(3)), ...recorded })

  it('tells which recorded payloads fail now, and where', async () => {
    const run = await diff(
      cwd(),
      'old',
      'new',
      '--format',
      'json',
      '--allow',
      'maximum-lowered',
      '--replay',
      'sent',
      'log.ndjson',
    )
    expect(run).toMatchObject({ code: 1, stderr: '' })
    const { replay } = readDiff(run)
    expect(replay).toMatchObject({
      documents: 7,
      validInBoth: 2,
      invalidInBoth: 2,
      nowInvalid: 3,
      nowValid: 0,
      problems: [],
    })
    expect(replay?.turned.map(({ file, record, line, issues }) => [file, record, line, issues[0]?.pointer])).toEqual([
      ['log.ndjson', 2, 2, '/data/level'],
      ['log.ndjson', 4, 4, '/data/level'],
      ['sent/lost.json', undefined, 1, '/data/data/level'],
    ])
  })

  it('passes when none does, and tells which pass now', async () => {
    const run = await diff(cwd(), 'new', 'old', '--for', 'senders', '--replay', 'sent', 'log.ndjson')
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('passes now')
    expect(run.stdout).toContain('7 recorded payloads: 0 that passed fail now, 3 that failed pass now, 2 fail in both.')
  })

  it('checks the rest when one cannot be read, and exits 2', async () => {
    const folder = folderOf({
      ...inFolder('old', upTo(4)),
      'sent/a.json': '{',
      'sent/b.json': title(1),
      'sent/c.json': { any: 1 },
    })
    const run = await diff(folder, 'old', 'old', '--replay', 'sent', 'nowhere.json')
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/sent\/a\.json: is not JSON at 1:2/)
    expect(run.stderr).toMatch(/sent\/c\.json: .*--as <kind>/)
    expect(run.stderr).toMatch(/nowhere\.json: no such file/)
    expect(run.stdout).toContain('1 recorded payload:')
  })

  it('takes what is named with --as and --at', async () => {
    const files = { 'answer.json': { result: { html: 1 } } }
    const folder = folderOf({ ...inFolder('old', schemasWith()), ...files })
    const run = await diff(
      folder,
      'old',
      'builtin',
      '--as',
      'page',
      '--at',
      '/result',
      '--format',
      'json',
      '--replay',
      'answer.json',
    )
    expect(readDiff(run).replay).toMatchObject({ documents: 1, invalidInBoth: 1 })
  })
})
