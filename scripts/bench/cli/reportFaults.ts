import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueTexts } from '../../../schemas/sources'
import { faultCodes, faultyPage } from './faultyPage'
import { table } from './table'

/** Prints, for every code, how the command reports one fault in a page of 200 blocks. */
export function reportFaults(folder: string, command: string): void {
  const faults = join(folder, 'faults')
  rmSync(faults, { recursive: true, force: true })
  const rows = faultCodes.map((code) => {
    const { json, from, to } = faultyPage(code)
    const { now = '2026-06-01T12:00:00+02:00', surroundings } = issueTexts()[code].wrong.context ?? {}
    const cwd = join(faults, code)
    mkdirSync(cwd, { recursive: true })
    writeFileSync(join(cwd, 'page.json'), json)
    const portal = join(import.meta.dirname, '../../../fixtures/towns/montclair/portal.json')
    writeFileSync(join(cwd, 'beffroi.config.json'), surroundings ? JSON.stringify({ portal }) : '{}')
    const run = (...more: string[]) => {
      const args = [command, 'validate', 'page.json', '--now', now, ...more]
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
      return `${stdout}${stderr}`.trimEnd().split('\n')
    }
    const reported = run('--format', 'compact').flatMap(
      (text) => /^page\.json:(\d+):\d+: \w+ (\S+)/.exec(text)?.slice(1) ?? [],
    )
    const isAtLine = reported.length === 2 && Number(reported[0]) >= from && Number(reported[0]) <= to
    return [code, String(reported.length / 2), isAtLine && reported[1] === code ? 'yes' : 'NO', String(run().length)]
  })
  console.log(
    `\none fault in a page of 200 blocks\n${table([['', 'reported', 'at its line', 'printed lines'], ...rows])}`,
  )
}
