import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const page = (more: object, description = 'Sel et sable') => ({
  title: 'Voirie',
  components: [{ type: 'content-cell', data: { title: 'Voirie', description: { text: description } } }],
  ...more,
})

const issuesOf = async (document: object, as = 'page') => {
  const cwd = folderOf({ 'a.json': document })
  const run = await runCli(['validate', 'a.json', '--as', as, '--format', 'json'], { cwd })
  const issues = readReport(run).files.flatMap((file) => file.issues)
  return { code: run.code, found: issues.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`) }
}

describe('beffroi validate, of what no schema says,', () => {
  it('warns of a moment without a zone where any text may be', async () => {
    expect(await issuesOf(page({}, '2027-03-14T19:30:00'))).toEqual({
      code: 0,
      found: ['warning unzoned-date /components/0/data/description/text'],
    })
    expect(await issuesOf(page({}, 'Le 2027-03-14T19:30:00 à la gare'))).toEqual({ code: 0, found: [] })
  })

  it('tells one once that breaks the contract', async () => {
    const event = { startsAt: '2027-03-14T19:30:00', endsAt: '2027-03-14T21:30:00+01:00' }
    expect(await issuesOf(page({ event }))).toEqual({ code: 1, found: ['error wrong-format /event/startsAt'] })
  })

  it('finds an event that ends before it starts', async () => {
    const event = { startsAt: '2027-03-14T19:30:00+01:00', endsAt: '2027-03-14T18:30:00Z' }
    expect(await issuesOf(page({ event }))).toEqual({ code: 0, found: [] })
    const reversed = { ...event, endsAt: '2027-03-13T21:30:00+01:00' }
    expect(await issuesOf(page({ event: reversed }))).toEqual({
      code: 1,
      found: ['error reversed-dates /event/endsAt'],
    })
  })

  it('says that the name of a portal is not its card name', async () => {
    const names = { portalName: 'montclair', cardName: 'montclair-sur-meuse' }
    const portal = { name: 'Montclair', ...names, theme: 'base', colors: { primary: '#1d4e89' } }
    const { found } = await issuesOf({ ...portal, defaultLocale: 'fr', additionalLocales: [] }, 'portal')
    expect(found).toContain('warning unknown-name /portalName')
  })
})
