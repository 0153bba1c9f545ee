import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

/** Control sequences that rename the window of a terminal and clear it. */
const hostile = '\u001b]0;owned\u0007\u001b[2J'

const drives = [...'\u0007\u009b'].concat('\u001b]', '\u001b[2J')

async function expectHarmless(cwd: string, args: string[], code: number): Promise<void> {
  const run = await runCli(args, { cwd })
  expect(run.code, args.join(' ')).toBe(code)
  const printed = run.stdout + run.stderr
  expect(printed, args.join(' ')).toContain('owned')
  expect(
    drives.filter((sequence) => printed.includes(sequence)),
    args.join(' '),
  ).toEqual([])
}

describe('text with control characters is made printable', () => {
  it.each(['pretty', 'compact', 'github'])('in the name of a file, a type and a member in %s', async (format) => {
    const block = { type: hostile, data: { [hostile]: hostile } }
    const cwd = folderOf({ [`${hostile}.json`]: { title: 'Rues', components: [block] } })
    await expectHarmless(cwd, ['validate', '.', '--format', format], 1)
  })

  it('in a name of the configuration', async () => {
    const cwd = folderOf({ 'beffroi.config.json': { portal: `${hostile}.json` }, 'a.json': {} })
    await expectHarmless(cwd, ['validate'], 2)
  })

  it('in a schema that cannot be compiled', async () => {
    const block = { title: 'Block', type: 'object', properties: { type: { type: 'string' } } }
    const poll = (pattern: string) => ({
      title: 'Poll',
      type: 'object',
      properties: { text: { type: 'string', pattern } },
    })
    const cwd = folderOf({
      'old/block.json': block,
      'old/blocks/poll.json': poll('^a'),
      'new/block.json': block,
      'new/blocks/poll.json': poll(`{${hostile}`),
    })
    await expectHarmless(cwd, ['diff', 'old', 'new'], 2)
  })
})
