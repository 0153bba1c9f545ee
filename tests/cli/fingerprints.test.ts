import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

const report = z.array(
  z.object({
    fingerprint: z.string(),
    location: z.object({ path: z.string(), lines: z.object({ begin: z.number() }) }),
  }),
)

async function entriesOf(files: Record<string, unknown>, cwd = folderOf(files)) {
  const { stdout } = await runCli(
    ['validate', '.', '--format', 'gitlab', '--ignore', 'heading-jump', '--ignore', 'single-answer'],
    { cwd },
  )
  return report.parse(JSON.parse(stdout))
}

const prints = async (components: unknown[]): Promise<string[]> => {
  const text = JSON.stringify({ title: 'Accueil', components }, null, 2)
  return (await entriesOf({ 'a.json': text })).map(({ fingerprint }) => fingerprint)
}

const poll = { type: 'poll', id: 'p', data: { pollUid: 'p', question: 'Où ?', responses: [{ responseUid: 'a' }] } }

describe('the fingerprint of an issue', () => {
  it('is the same in every run and unique to an issue', async () => {
    const components = [errorBlock, warningBlock, poll, errorBlock, errorBlock]
    const first = await prints(components)
    expect(first).toHaveLength(5)
    expect(new Set(first).size).toBe(5)
    expect(await prints(components)).toEqual(first)
  })

  it('stays when something is inserted before the issue', async () => {
    const before = await prints([poll, warningBlock])
    const after = await prints([validBlock, { ...validBlock, data: { text: 'Plus de lignes' } }, poll, warningBlock])
    expect(after).toEqual(before)
  })

  it('stays for equal issues when another one is added', async () => {
    const before = await prints([errorBlock, errorBlock])
    const after = await prints([errorBlock, validBlock, errorBlock, errorBlock])
    expect(after).toHaveLength(3)
    expect(after).toEqual(expect.arrayContaining(before))
  })

  it('depends on the wrong value, the member and the file', async () => {
    const level = (value: unknown) => ({ type: 'title', data: { text: 'x', level: value } })
    const all = [...(await prints([level(8)])), ...(await prints([level(9)])), ...(await prints([warningBlock]))]
    const [{ fingerprint } = { fingerprint: '' }] = await entriesOf({
      'b.json': { title: 'x', components: [level(9)] },
    })
    expect(new Set([...all, fingerprint]).size).toBe(4)
  })
})

describe('paths of reports', () => {
  it('start at the root of the repository in any working folder', async () => {
    const root = folderOf({ '.git/HEAD': '', 'site/pages/a.json': errorBlock })
    const [entry] = await entriesOf({}, `${root}/site/pages`)
    expect(entry?.location.path).toBe('site/pages/a.json')
    const { stdout } = await runCli(['validate', 'a.json', '--format', 'github'], { cwd: `${root}/site/pages` })
    expect(stdout).toContain('::error file=site/pages/a.json,line=1,col=52,endLine=1,endColumn=53,title=out-of-range::')
  })
})
