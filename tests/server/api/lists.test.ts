import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

type Cell = { id: string; data: { title: string; date: string; dataType: string } }
type List = { items: Cell[]; total: number }

describe.each(usualDatabases)('lists on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const list = async (path: string, language = 'fr'): Promise<List> => {
    const url = `/core-content-service/api/v1/web/portal/montclair/${path}`
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const dates = ({ items }: List) => items.map(({ data }) => Date.parse(data.date))

  it('contain ten publications and five events by default', async () => {
    const [publications, events] = [await list('publications'), await list('events')]
    expect(publications.items).toHaveLength(10)
    expect(events.items).toHaveLength(5)
    expect(publications.total).toBeGreaterThanOrEqual(12)
    expect(events.total).toBeGreaterThanOrEqual(12)
  })

  it('start with the latest publication and with the next event', async () => {
    const published = dates(await list('publications?size=100'))
    expect(published).toEqual([...published].sort((a, b) => b - a))
    expect(Math.max(...published)).toBeLessThanOrEqual(now.getTime())
    const starting = dates(await list('events?size=100'))
    expect(starting).toEqual([...starting].sort((a, b) => a - b))
    expect(Math.min(...starting)).toBeGreaterThan(now.getTime() - 86_400_000)
  })

  it('are the same by page and by count', async () => {
    const whole = (await list('publications?size=100')).items.map(({ id }) => id)
    const second = (await list('publications?page=2&size=4')).items.map(({ id }) => id)
    const counted = (await list('publications?from=4&count=4')).items.map(({ id }) => id)
    expect(second).toEqual(whole.slice(4, 8))
    expect(counted).toEqual(second)
  })

  it('are empty past their end, with the same total', async () => {
    const { items, total } = await list('events?from=5000&count=3')
    expect(items).toEqual([])
    expect(total).toBe((await list('events')).total)
  })

  it('match every word of a query, ignoring accents and case', async () => {
    const [title = ''] = (await list('publications?size=1')).items.map(({ data }) => data.title)
    const word = title.split(/[\s:’,]+/).find((part) => part.length > 4) ?? title
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    const found = await list(`publications?query=${encodeURIComponent(plain)}&size=100`)
    expect(found.items.some(({ data }) => data.title === title)).toBe(true)
    expect((await list(`publications?query=${encodeURIComponent(`${plain} xyzzy`)}`)).total).toBe(0)
  })

  it('match wildcards of SQL literally', async () => {
    expect((await list(`publications?query=${encodeURIComponent('%')}`)).total).toBe(0)
    expect((await list(`publications?query=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0)
  })

  it('filter by tag, by its uid or its name in any language', async () => {
    const all = await list('events?size=100')
    const byName = await list('events?keyword=CULTURE&size=100')
    const byUid = await list('events?keyword=culture&size=100')
    expect(byUid.total).toBeGreaterThan(0)
    expect(byUid.total).toBeLessThan(all.total)
    expect(byName).toEqual(byUid)
    expect((await list('events?keyword=nothing')).total).toBe(0)
    const both = await list('events?keyword=culture&keyword=sport&size=100')
    expect(both.total).toBeGreaterThan(byUid.total)
    expect(await list('events?keyword=culture,sport&size=100')).toEqual(both)
  })

  it('filter publications by type', async () => {
    const { items, total } = await list('publications?type=travaux&size=100')
    expect(total).toBeGreaterThan(0)
    expect(items).toHaveLength(total)
    expect((await list('publications?type=unknown')).total).toBe(0)
  })

  it('leave out past events and old publications where the portal says so', async () => {
    await server.db.transaction().execute(async (db) => {
      await db
        .updateTable('event')
        .set({ starts_at: new Date('2027-03-01T10:00:00Z'), ends_at: new Date('2027-03-01T12:00:00Z') })
        .where('portal', '=', 'hauteroche')
        .execute()
    })
    const url = '/core-content-service/api/v1/web/portal/hauteroche/events'
    expect((await server.app.inject(url)).json().data).toEqual({ items: [], total: 0 })
    const home = (await server.app.inject('/core-service/api/v2/web/portal/hauteroche/home')).json().data
    expect(JSON.stringify(home)).toContain('"type":"empty-state"')
  })
})

describe.each(usualDatabases)('the calendar on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const days = async (query: string): Promise<string[]> => {
    const answer = await server.app.inject(`/core-content-service/api/v1/web/portal/montclair/events/calendar${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  it('shows the current month of the town by default', async () => {
    expect(await days('')).toEqual(await days('?month=3&year=2027'))
    expect((await days('?month=4&year=2027')).every((day) => day.startsWith('2027-04-'))).toBe(true)
  })

  it('has exactly the days on which the list has events', async () => {
    const listed: List = (
      await server.app.inject('/core-content-service/api/v1/web/portal/montclair/events?size=100')
    ).json().data
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' })
    const months = Array.from({ length: 13 }, (_, index) => {
      const month = new Date(Date.UTC(2027, index + 2))
      return `?month=${month.getUTCMonth() + 1}&year=${month.getUTCFullYear()}`
    })
    const shown = (await Promise.all(months.map(days))).flat()
    for (const { data } of listed.items) expect(shown).toContain(format.format(new Date(data.date)))
    expect(shown).toEqual([...new Set(shown)].sort())
  })

  it('shows an event of several days on each of them, across months and a change of the clocks', async () => {
    const row = { starts_at: new Date('2027-03-26T22:30:00Z'), ends_at: new Date('2027-04-02T22:00:00Z') }
    await server.db
      .updateTable('event')
      .set(row)
      .where('portal', '=', 'montclair')
      .where('uid', '=', 'concert-au-kiosque')
      .execute()
    await server.app.readChanges()
    const march = await days('?month=3&year=2027')
    expect(march).toEqual(expect.arrayContaining(['2027-03-26', '2027-03-28', '2027-03-31']))
    const april = await days('?month=4&year=2027')
    expect(april).toEqual(expect.arrayContaining(['2027-04-01', '2027-04-02']))
    expect(april).not.toContain('2027-03-31')
  })

  it('accepts the filters of the list and ignores other parameters', async () => {
    expect(await days('?month=3&year=2027&keyword=nothing&selectedDate=2027-03-12')).toEqual([])
  })
})
