import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const event = {
  type: 'content-cell',
  data: { title: 'Brocante', dataType: 'event', date: '2026-06-13T23:30:00+02:00' },
}
const question = { type: 'description', data: { text: 'Vous déménagez? Prévenez le service Population.' } }
const place = { type: 'search-cell', data: { name: 'Bruxelles', location: { lat: 50.85, lon: 4.35 } } }
const town = { name: 'Montclair', portalName: 'montclair', cardName: 'montclair', theme: 'nordege' }
const portal = { ...town, colors: { primary: '#0a5c36' }, defaultLocale: 'fr', latitude: 50.63, longitude: 5.57 }

async function codes(cwd: string, ...args: string[]): Promise<string[]> {
  const run = await runCli(['validate', '--format', 'json', ...args], { cwd })
  return readReport(run).files.flatMap(({ issues }) => issues.map(({ code }) => code))
}

describe('the context of the lint rules', () => {
  it('has the day of --now, from which events are past', async () => {
    const cwd = folderOf({ 'a.json': event })
    expect(await codes(cwd, '--now', '2026-06-12')).toEqual([])
    expect(await codes(cwd, '--now', '2026-06-13')).toEqual([])
    expect(await codes(cwd, '--now', '2026-06-14')).toEqual(['past-event'])
    expect(await codes(cwd, '--now', '2026-06-14', '--rule', 'past-event=off')).toEqual([])
  })

  it('has the time zone in which that day begins', async () => {
    const cwd = folderOf({ 'a.json': event })
    const now = '2026-06-14T00:30:00+02:00'
    expect(await codes(cwd, '--now', now)).toEqual(['past-event'])
    expect(await codes(cwd, '--now', now, '--time-zone', 'America/New_York')).toEqual([])
  })

  it('has the language of the punctuation rules', async () => {
    const cwd = folderOf({ 'a.json': question })
    expect(await codes(cwd)).toEqual(['wrong-punctuation'])
    expect(await codes(cwd, '--locale', 'en')).toEqual([])
  })

  it('has the position of the town, from its portal', async () => {
    const cwd = folderOf({
      'beffroi.config.json': {
        files: ['near', 'wide', 'elsewhere'],
        portal: 'portal.json',
        overrides: [
          { files: ['wide/'], radius: 100_000 },
          { files: ['elsewhere/'], portal: 'capital.json' },
        ],
      },
      'portal.json': portal,
      'capital.json': { ...portal, latitude: 50.84, longitude: 4.36 },
      'near/a.json': place,
      'wide/a.json': place,
      'elsewhere/a.json': place,
    })
    const run = await runCli(['validate', '--format', 'json'], { cwd })
    const found = readReport(run).files.map(({ file, issues }) => [file, issues.map(({ code }) => code)])
    expect(found).toEqual([
      ['elsewhere/a.json', []],
      ['near/a.json', ['pin-far-away']],
      ['wide/a.json', []],
    ])
    expect(await codes(cwd, '--no-config', 'near')).toEqual([])
  })
})
