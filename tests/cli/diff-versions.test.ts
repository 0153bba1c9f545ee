import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readDiff } from '../helpers/cli/readDiff'
import { repositoryOf } from '../helpers/cli/repositoryOf'
import { runCli } from '../helpers/cli/runCli'
import { inFolder, runDiff, twoVersions, upTo } from '../helpers/cli/schemaFolders'
import { probeOf } from '../helpers/cli/schemaVersions'

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
    expect(readDiff(await runDiff(cwd, 'v1', '.', '--format', 'json')).summary.breaking.senders).toBe(1)
    commit()
    const head = git('rev-parse', '--short=7', 'HEAD').trim()
    for (const [old, next] of [
      ['v1', 'HEAD'],
      ['HEAD~1', 'main'],
      ['v1:schemas', 'main:schemas/'],
      ['v1', 'schemas'],
    ]) {
      const report = readDiff(await runDiff(cwd, old ?? '', next ?? '', '--format', 'json'))
      expect(
        report.changes.map(({ rule }) => rule),
        `${old} ${next}`,
      ).toEqual(['maximum-lowered'])
    }
    const below = await runDiff(`${cwd}/schemas/blocks`, 'v1', 'HEAD')
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
  ])('refuses %s', async (_, args, message) => {
    const run = await runDiff(repository().cwd, ...args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(message)
  })

  it('require a repository', async () => {
    const run = await runCli(['diff', 'v1', 'old'], { cwd: twoVersions(), env: { GIT_CEILING_DIRECTORIES: '/tmp' } })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(
      /v1 is neither a folder nor "builtin", and no revision can be looked up: .*not a git repository/,
    )
  })
})

describe('schemas that cannot be used', () => {
  it.each([
    ['no such folder', {}, /^beffroi: bad is neither a folder nor "builtin"/],
    ['a file', { bad: 'x' }, /^beffroi: \.\/bad:1:1 is not JSON/],
    ['a folder without schemas', { 'bad/readme.txt': 'x' }, /^beffroi: bad holds no schemas: there is no \.json file/],
    [
      'a folder of other JSON',
      { 'bad/package.json': {} },
      /^beffroi: bad holds no schemas: there is neither block\.json nor/,
    ],
    [
      'text that is not JSON',
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
      /^beffroi: bad\/blocks\/probe\.json cannot be compiled: /,
    ],
  ])('are refused with a position: %s', async (_, files, message) => {
    const run = await runDiff(folderOf({ ...inFolder('old', upTo(4)), ...files }), 'old', 'bad')
    expect(run.stderr).toMatch(message)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).not.toMatch(/^\s+at /m)
  })
})

it('refuses to allow an unknown rule and suggests another', async () => {
  const run = await runDiff(twoVersions(), 'old', 'new', '--allow', 'maximun-lowered')
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain('there is no rule "maximun-lowered". Did you mean "maximum-lowered"?')
})

it('still allows a rule that is no longer reported', async () => {
  const run = await runDiff(twoVersions(), 'old', 'new', '--allow', 'pattern-narrowed')
  expect(run).toMatchObject({ code: 1, stderr: '' })
})
