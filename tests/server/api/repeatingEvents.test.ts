import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ publicOrigin: 'https://montclair.be' })
})
afterAll(() => server.close())

const base = '/core-content-service/api/v1/web/portal/montclair'

const read = async (path: string) => {
  const answer = await server.app.inject({ url: path, headers: { host: 'montclair.be' } })
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() }
}

const search = async (query: string, rest = '') => {
  const { json } = await read(`${base}/search?query=${encodeURIComponent(query)}${rest}`)
  return json().data as { total: number; items: { id: string; data: { label: string } }[]; kinds: unknown[] }
}

/** Moves an event of Montclair to 90 days ago while `work` runs. */
async function inThePast<T>(uid: string, work: () => Promise<T>): Promise<T> {
  const { app, db } = server
  const event = db.selectFrom('event').select(['starts_at', 'ends_at']).where('uid', '=', uid)
  const before = await event.executeTakeFirstOrThrow()
  const earlier = (instant: Date) => new Date(instant.getTime() - 90 * 86_400_000)
  const move = async (starts_at: Date, ends_at: Date) => {
    await db.updateTable('event').set({ starts_at, ends_at }).where('uid', '=', uid).execute()
    await app.readChanges()
  }
  await move(earlier(before.starts_at), earlier(before.ends_at))
  const result = await work()
  await move(before.starts_at, before.ends_at)
  return result
}

describe('an event that repeats', () => {
  it('is one hit of a search: its next date, and how many follow', async () => {
    const { items, kinds } = await search('repair café')
    const hits = items.filter(({ id }) => id.startsWith('event-repair-cafe'))
    expect(hits.map(({ id, data }) => [id, data.label])).toEqual([
      ['event-repair-cafe', expect.stringMatching(/^Événement · .* 2027 et 11 autres dates$/)],
    ])
    expect(kinds).toContainEqual({ kind: 'event', total: items.filter(({ id }) => id.startsWith('event-')).length })
  })

  it('is one suggestion', async () => {
    const { json } = await read(`${base}/finder?query=repair`)
    const paths = json().data.map(({ path }: { path: string }) => path)
    expect(paths.filter((path: string) => path.includes('repair-cafe'))).toEqual(['/evenement/repair-cafe'])
  })

  it('is found at its next date once the first is over', async () => {
    const [hit] = await inThePast('repair-cafe', async () => (await search('repair café')).items)
    expect(hit?.id).toBe('event-repair-cafe-2')
    expect(hit?.data.label).toMatch(/ et 10 autres dates$/)
  })

  it('has one address in the sitemap, which stays when the first date is over', async () => {
    const addresses = async () => {
      const { body } = await read('/montclair/sitemap.xml')
      return [...body.matchAll(/<loc>([^<]*repair-cafe[^<]*)<\/loc>/g)].map(([, address]) => address)
    }
    const canonical = ['https://montclair.be/montclair/evenement/repair-cafe']
    expect(await addresses()).toEqual(canonical)
    expect(await inThePast('repair-cafe', addresses)).toEqual(canonical)
  })

  it('links the pages of its dates, and names the first as the one that search engines list', async () => {
    const page = async (uid: string) => (await read(`${base}/events/${uid}`)).json().data
    const dates = (components: { id: string; data: { components: { data: { action: { data: unknown } } }[] } }[]) =>
      components.find(({ id }) => id.endsWith('-dates'))?.data.components.map(({ data }) => data.action.data)
    const first = await page('repair-cafe')
    const others = Array.from({ length: 11 }, (_, index) => ({ path: `/evenement/repair-cafe-${index + 2}` }))
    expect(first).not.toHaveProperty('canonicalPath')
    expect(dates(first.components)).toEqual(others)
    const third = await page('repair-cafe-3')
    expect(third.canonicalPath).toBe('/evenement/repair-cafe')
    expect(dates(third.components)).toHaveLength(11)
    expect(dates(third.components)).not.toContainEqual({ path: '/evenement/repair-cafe-3' })
  })

  it('shows no other dates when it takes place once', async () => {
    const { db } = server
    const { uid } = await db
      .selectFrom('event')
      .select('uid')
      .where('portal', '=', 'montclair')
      .where('repeats', 'is', null)
      .where('repeat_of', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { json } = await read(`${base}/events/${uid}`)
    expect(json().data.components.map(({ id }: { id: string }) => id)).not.toContain(`event-${uid}-dates`)
  })
})
