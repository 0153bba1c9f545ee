import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueTexts } from '../../schemas/sources'
import { faultCodes, faultyPage } from './faultyPage'
import { table } from './table'

/** Prints, for every code, how one fault in a page of two hundred blocks is told. */
export function reportFaults(folder: string, command: string): void {
  const place = join(folder, 'faults')
  rmSync(place, { recursive: true, force: true })
  const rows = faultCodes.map((code) => {
    const { json, from, to } = faultyPage(code)
    const { now = '2026-06-01T12:00:00+02:00', surroundings } = issueTexts()[code].wrong.context ?? {}
    const cwd = join(place, code)
    mkdirSync(cwd, { recursive: true })
    writeFileSync(join(cwd, 'page.json'), json)
    const portal = join(import.meta.dirname, '../../fixtures/towns/montclair/portal.json')
    writeFileSync(join(cwd, 'beffroi.config.json'), surroundings ? JSON.stringify({ portal }) : '{}')
    const run = (...more: string[]) => {
      const args = [command, 'validate', 'page.json', '--now', now, ...more]
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
      return `${stdout}${stderr}`.trimEnd().split('\n')
    }
    const told = run('--format', 'compact').flatMap(
      (text) => /^page\.json:(\d+):\d+: \w+ (\S+)/.exec(text)?.slice(1) ?? [],
    )
    const isAtLine = told.length === 2 && Number(told[0]) >= from && Number(told[0]) <= to
    return [code, String(told.length / 2), isAtLine && told[1] === code ? 'yes' : 'NO', String(run().length)]
  })
  console.log(`\none fault in a page of 200 blocks\n${table([['', 'told', 'at its line', 'printed lines'], ...rows])}`)
}
