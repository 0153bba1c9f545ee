import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readDiff } from '../helpers/cli/readDiff'
import { inFolder, runDiff, upTo } from '../helpers/cli/schemaFolders'
import { schemasWith } from '../helpers/cli/schemaVersions'

describe('--replay', () => {
  const title = (level: number) => ({ type: 'title', data: { text: 'Bienvenue', level } })
  const recorded = {
    'sent/fine.json': title(2),
    'sent/lost.json': { data: title(4) },
    'sent/wrong.json': title(9),
    'log.ndjson': [title(1), title(4), title(8), title(4)].map((each) => JSON.stringify(each)).join('\n'),
  }
  const cwd = () => folderOf({ ...inFolder('old', upTo(4)), ...inFolder('new', upTo(3)), ...recorded })

  it('reports which recorded payloads fail now, and where', async () => {
    const run = await runDiff(
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

  it('passes when none fails, and reports which pass now', async () => {
    const run = await runDiff(cwd(), 'new', 'old', '--for', 'senders', '--replay', 'sent', 'log.ndjson')
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
    const run = await runDiff(folder, 'old', 'old', '--replay', 'sent', 'nowhere.json')
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/sent\/a\.json: is not JSON at 1:2/)
    expect(run.stderr).toMatch(/sent\/c\.json: .*--as <kind>/)
    expect(run.stderr).toMatch(/nowhere\.json: no such file/)
    expect(run.stdout).toContain('1 recorded payload:')
  })

  it('checks the kind of --as at the pointer of --at', async () => {
    const files = { 'answer.json': { result: { html: 1 } } }
    const folder = folderOf({ ...inFolder('old', schemasWith()), ...files })
    const run = await runDiff(
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
