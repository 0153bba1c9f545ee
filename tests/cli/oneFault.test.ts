import { describe, expect, it } from 'vitest'
import { issueTexts } from '../../schemas/sources'
import { faultCodes, faultyPage } from '../../scripts/bench-cli/faultyPage'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { root } from '../helpers/fixtures'

const mostLines = 12

describe('one fault in a page of two hundred blocks', () => {
  it.each(faultCodes)('%s is told once, at its line, in few lines', async (code) => {
    const { json, from, to } = faultyPage(code)
    const { now = '2026-06-01T12:00:00+02:00', surroundings } = issueTexts()[code].wrong.context ?? {}
    const cwd = folderOf({
      'page.json': json,
      ...(surroundings ? { 'beffroi.config.json': { portal: `${root}/fixtures/towns/montclair/portal.json` } } : {}),
    })
    const run = (...more: string[]) => runCli(['validate', 'page.json', '--now', now, ...more], { cwd })
    const [pretty, compact] = await Promise.all([run(), run('--format', 'json')])

    const { files } = readReport(compact)
    expect(files.flatMap(({ issues }) => issues)).toMatchObject([{ code }])
    const line = files[0]?.issues[0]?.line
    expect(line).toBeGreaterThanOrEqual(from)
    expect(line).toBeLessThanOrEqual(to)
    const printed = `${pretty.stdout}${pretty.stderr}`.trimEnd().split('\n')
    expect(printed.length).toBeLessThanOrEqual(mostLines)
    expect(printed.filter((text) => text.includes(`page.json:${line}:`))).toHaveLength(1)
  })
})
