import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { InvalidTowns } from '../../../src/server/db/seed/readTowns'
import { seed } from '../../../src/server/db/seed/seed'
import { usualDatabases } from '../../helpers/server/databases'
import { now, towns } from '../../helpers/server/openServer'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

const tiny = join(import.meta.dirname, '../fixtures/towns')

describe.each(usualDatabases)('seeding on $name', (database) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await database.open()
  })
  afterAll(() => opened.close())

  const count = async (table: 'portal' | 'publication' | 'event' | 'place' | 'vote') => {
    const row = opened.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return (await row.executeTakeFirstOrThrow()).count
  }

  /** A copy of the tiny town with one file changed, and what seeding it says. */
  const problemsOf = async <T>(file: string, change: (document: T) => unknown): Promise<string[]> => {
    const folder = folderOfTest()
    cpSync(tiny, folder, { recursive: true })
    const path = join(folder, 'petitbourg', file)
    const document: T = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify(change(document) ?? document))
    return await problemsIn(folder)
  }
  const problemsIn = async (folder: string): Promise<string[]> => {
    const error: unknown = await seed(opened.db, { towns: folder, now: () => now }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InvalidTowns)
    if (!(error instanceof InvalidTowns)) return []
    for (const { file, pointer, reason } of error.problems)
      expect(error.message).toContain(`${file} ${pointer || '(whole file)'}: ${reason}`)
    return error.problems.map(({ file, pointer }) => `${file} ${pointer}`)
  }

  it('reports an invalid record with file and pointer', async () => {
    type List = Record<string, unknown>[]
    expect(await problemsOf('publications.json', (list: List) => void delete list[0]?.uid)).toEqual([
      'petitbourg/publications.json /0/uid',
    ])
    expect(
      await problemsOf('events.json', (list: List) => void Object.assign(list[0] ?? {}, { startTime: '25:00' })),
    ).toEqual(['petitbourg/events.json /0/startTime'])
    expect(
      await problemsOf('portal.json', (portal: Record<string, unknown>) => void Object.assign(portal, { theem: 'x' })),
    ).toEqual(['petitbourg/portal.json /theem'])
    expect(await problemsOf('places.json', () => ({}))).toEqual(['petitbourg/places.json '])
  })

  it('reports a block inside a page in each language', async () => {
    const problems = await problemsOf(
      'contents/accueil.json',
      (content: { translations: Record<string, { components: unknown[] }> }) => {
        content.translations.fr?.components.push({ type: 'titel', data: { text: 'x' } })
      },
    )
    expect(problems).toEqual(['petitbourg/contents/accueil.json /translations/fr/components/1/type'])
    const home = await problemsOf(
      'home.json',
      (document: { sections: { translations?: Record<string, unknown> }[] }) => {
        document.sections.push({
          translations: { fr: { components: [{ type: 'title', data: {} }] } },
          ...{ kind: 'blocks' },
        })
      },
    )
    expect(home).toEqual(['petitbourg/home.json /sections/2/translations/fr/components/0/data/text'])
  })

  it('reports an id used twice in a page, but not in two languages of it', async () => {
    const block = { type: 'title', id: 'same', data: { text: 'x' } }
    const problems = await problemsOf(
      'contents/accueil.json',
      (content: { translations: Record<string, { components: unknown[] }> }) => {
        content.translations.fr?.components.push(block, block.data && { ...block })
      },
    )
    expect(problems).toEqual(['petitbourg/contents/accueil.json /translations/fr/components/2/id'])
  })

  it('reports references to missing records', async () => {
    type List = Record<string, unknown>[]
    const set = (file: string, more: object) =>
      problemsOf(file, (list: List) => void Object.assign(list[0] ?? {}, more))
    expect(await set('publications.json', { tags: ['nothing'] })).toEqual(['petitbourg/publications.json /0/tags/0'])
    expect(await set('events.json', { place: 'nowhere' })).toEqual(['petitbourg/events.json /0/place'])
    expect(await set('events.json', { image: 'nothing.svg' })).toEqual(['petitbourg/events.json /0/image'])
    expect(await set('polls.json', { votes: { maybe: 3 } })).toEqual(['petitbourg/polls.json /0/votes/maybe'])
    expect(await set('tags.json', { translations: { de: { name: 'x' } } })).toEqual([
      'petitbourg/tags.json /0/translations/fr',
    ])
    const poll = await problemsOf(
      'home.json',
      (home: { sections: object[] }) => void home.sections.push({ kind: 'poll', poll: 'nothing' }),
    )
    expect(poll).toEqual(['petitbourg/home.json /sections/2/poll'])
  })

  it('reports a portal not named after its folder, and a reserved name', async () => {
    const named = await problemsOf(
      'portal.json',
      (portal: object) => void Object.assign(portal, { cardName: 'ailleurs' }),
    )
    expect(named).toEqual(['petitbourg/portal.json /cardName'])
    const zone = await problemsOf(
      'portal.json',
      (portal: object) => void Object.assign(portal, { timeZone: 'Europe/Atlantis' }),
    )
    expect(zone).toEqual(['petitbourg/portal.json /timeZone'])
  })

  it('reports a file that is missing or not JSON', async () => {
    const folder = folderOfTest()
    cpSync(tiny, folder, { recursive: true })
    rmSync(join(folder, 'petitbourg/menu.json'))
    writeFileSync(join(folder, 'petitbourg/tags.json'), '[{')
    expect(await problemsIn(folder)).toEqual(['petitbourg/menu.json ', 'petitbourg/tags.json '])
  })

  it('reports records that two towns share', async () => {
    const folder = folderOfTest()
    cpSync(tiny, folder, { recursive: true })
    cpSync(join(tiny, 'petitbourg'), join(folder, 'grandbourg'), { recursive: true })
    const path = join(folder, 'grandbourg/portal.json')
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('petitbourg', 'grandbourg'))
    expect(await problemsIn(folder)).toEqual(['petitbourg/polls.json /0/uid', 'petitbourg/images/bourg.svg '])
  })

  it('writes nothing when a town is invalid', async () => {
    expect(await count('portal')).toBe(0)
    expect(await count('publication')).toBe(0)
  })

  it('loads the towns into an empty database only', async () => {
    expect(await seed(opened.db, { towns, now: () => now })).toEqual(['hauteroche', 'montclair'])
    const before = await count('publication')
    expect(before).toBeGreaterThan(20)
    expect(await seed(opened.db, { towns, now: () => now })).toEqual([])
    expect(await count('publication')).toBe(before)
  })

  it('counts dates from the day of the first start, in the time zone of the town', async () => {
    const records: { uid: string; startsInDays: number; startTime: string }[] = JSON.parse(
      readFileSync(join(towns, 'montclair/events.json'), 'utf8'),
    )
    const rows = await opened.db.selectFrom('event').selectAll().where('portal', '=', 'montclair').execute()
    const format = new Intl.DateTimeFormat('fr-BE', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' })
    for (const { uid, startsInDays, startTime } of records) {
      const row = rows.find((candidate) => candidate.uid === uid)
      expect(row && format.format(row.starts_at), uid).toBe(startTime)
      const days = ((row?.starts_at.getTime() ?? 0) - now.getTime()) / 86_400_000
      expect(Math.abs(days - startsInDays), uid).toBeLessThan(1)
    }
  })

  it('has published everything, also when a demonstration starts just after midnight', async () => {
    const night = new Date('2027-03-10T23:05:00Z')
    const { db, close } = await database.open()
    await seed(db, { towns, now: () => night })
    const early = db.selectFrom('publication').select('uid').where('published_at', '>', night)
    expect(await early.execute()).toEqual([])
    await close()
  })

  it('moves the dates of an outdated demonstration to today, at the same times of day', async () => {
    const later = new Date('2028-08-01T07:00:00Z')
    await seed(opened.db, { towns, now: () => later })
    const rows = await opened.db.selectFrom('event').selectAll().where('portal', '=', 'montclair').execute()
    expect(rows.filter(({ ends_at }) => ends_at > later).length).toBe(rows.length)
    const { latest } = await opened.db
      .selectFrom('publication')
      .select(({ fn }) => fn.max('published_at').as('latest'))
      .executeTakeFirstOrThrow()
    const age = (later.getTime() - (latest?.getTime() ?? 0)) / 86_400_000
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(5)
    const times = await opened.db
      .selectFrom('event')
      .select('starts_at')
      .where('uid', '=', 'concert-au-kiosque')
      .execute()
    const record: { uid: string; startTime: string }[] = JSON.parse(
      readFileSync(join(towns, 'montclair/events.json'), 'utf8'),
    )
    const format = new Intl.DateTimeFormat('fr-BE', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' })
    expect(format.format(times[0]?.starts_at)).toBe(record.find(({ uid }) => uid === 'concert-au-kiosque')?.startTime)
    await seed(opened.db, { towns, now: () => new Date('2028-08-03T07:00:00Z') })
    const again = await opened.db
      .selectFrom('event')
      .select('starts_at')
      .where('uid', '=', 'concert-au-kiosque')
      .execute()
    expect(again).toEqual(times)
  })
})
