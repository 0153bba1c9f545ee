import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServers, type SharingServer } from '../helpers/server/openServers'
import { visitorCookie } from '../helpers/server/visitor'

const contents = '/core-content-service/api/v1/web/portal/montclair'
const core = '/core-service/api/v1/web/portal/montclair'
const detail = `${contents}/publications/travaux-rue-haute`

describe('two servers on one PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openServers>>
  let first: SharingServer
  let second: SharingServer
  beforeAll(async () => {
    opened = await openServers()
    ;[first, second] = opened.servers
  })
  afterAll(() => opened.close())

  const run = (statement: string) => sql.raw(statement).execute(opened.db)
  const rename = (title: string) =>
    run(`update publication set texts = jsonb_set(texts::jsonb, '{fr,title}', '"${title}"')
      where portal = 'montclair' and uid = 'travaux-rue-haute'`)
  const titleOf = async ({ app }: SharingServer) => (await app.inject(detail)).json().data.title
  const readySource = async ({ app }: SharingServer) => (await app.inject('/health/ready')).json().data.changes

  it('both show what another program has edited', async () => {
    for (const title of ['Première', 'Deuxième', 'Troisième']) {
      expect(await Promise.all(opened.servers.map(titleOf))).not.toContain(title)
      await rename(title)
      await expect.poll(() => Promise.all(opened.servers.map(titleOf))).toEqual([title, title])
    }
  })

  it('both know a vote at once, for its visitor only', async () => {
    const { poll, uid } = await opened.db
      .selectFrom('poll_response')
      .innerJoin('poll', 'poll.uid', 'poll_response.poll')
      .select(['poll_response.poll', 'poll_response.uid'])
      .where('poll.portal', '=', 'montclair')
      .executeTakeFirstOrThrow()
    const url = `${contents}/poll/${poll}`
    const shared = await second.app.inject(url)
    const vote = await first.app.inject({
      method: 'POST',
      url: '/poll-service/api/v2/web/vote',
      cookies: visitorCookie(randomUUID()),
      payload: { pollUid: poll, responses: [uid] },
    })
    expect(vote.json().data.counted).toBe(true)
    const cookies = Object.fromEntries(vote.cookies.map(({ name, value }) => [name, value]))
    for (const { app } of opened.servers) {
      const own = await app.inject({ url, cookies })
      expect(own.json().data.type).toMatch(/results$/)
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect((await app.inject(url)).body).toBe(shared.body)
      expect((await app.inject({ url, cookies: visitorCookie(randomUUID()) })).body).toBe(shared.body)
    }
  })

  it('ask the database once for two hundred equal questions', async () => {
    for (const url of [detail, `/core-service/api/v2/web/portal/montclair/home?env=mobile`]) {
      await run("update publication set image = image where portal = 'montclair'")
      await first.app.readChanges()
      first.statements.length = 0
      const answers = await Promise.all(Array.from({ length: 200 }, () => first.app.inject(url)))
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(answers[0]?.statusCode).toBe(200)
      const asked = first.statements.filter((text) => text.includes('"publication"'))
      expect(asked).toHaveLength(1)
    }
  })

  it('show what was edited while their connections that listen were lost, once these are back', async () => {
    expect(await Promise.all(opened.servers.map(readySource))).toEqual(['listen', 'listen'])
    const listeners = `select pid from pg_stat_activity
      where datname = current_database() and application_name = 'beffroi: changes of tables'`
    const known = (await sql.raw<{ pid: number }>(listeners).execute(opened.db)).rows.map(({ pid }) => pid)
    expect(known).toHaveLength(2)
    await run(`select pg_terminate_backend(pid) from (${listeners}) as listening`)
    // Visitors go on reading, so that what is loaded without a connection that listens is kept too.
    const before = await Promise.all(opened.servers.map(titleOf))
    await rename('Sans écoute')
    const isListening = async () => {
      const { rows } = await sql.raw<{ pid: number }>(listeners).execute(opened.db)
      return rows.filter(({ pid }) => !known.includes(pid)).length === 2
    }
    await expect.poll(isListening).toBe(true)
    await expect.poll(() => Promise.all(opened.servers.map(readySource))).toEqual(['listen', 'listen'])
    await expect.poll(() => Promise.all(opened.servers.map(titleOf))).toEqual(['Sans écoute', 'Sans écoute'])
    expect(before).not.toContain('Sans écoute')
    await rename('Écoute encore')
    await expect.poll(() => Promise.all(opened.servers.map(titleOf))).toEqual(Array(2).fill('Écoute encore'))
  })

  describe('load again only what an edit changes', () => {
    const addresses: Readonly<Record<string, string>> = {
      footer: `${core}/footer`,
      home: '/core-service/api/v2/web/portal/montclair/home?env=desktop',
      publications: `${contents}/publications`,
      publication: detail,
      events: `${contents}/events`,
      menu: `${contents}/menu/root`,
      tags: `${core}/tags`,
      content: `${contents}/content/voirie`,
      places: `${contents}/content/lieux`,
      streets: `${core}/addresses?query=rue%20des%20tilleuls`,
      pickups: '/garbage-view-service/api/v1/web/pickups/search?query=tilleuls&portalName=montclair',
      stops: '/bus-service/api/v1/web/stops?zips=4690',
      'home of the other town': '/core-service/api/v2/web/portal/hauteroche/home?env=desktop',
      'publications of the other town': '/core-content-service/api/v1/web/portal/hauteroche/publications',
    }
    // The index of the streets depends on no row of the portal, so that their list takes no statement of its own.
    const ofPortal = Object.keys(addresses).filter((name) => !/other town|streets/.test(name))
    const pollsOfTown = "select uid from poll where portal = 'montclair'"
    const ofTown = "where portal = 'montclair'"

    /** The names of the answers that took a statement of the server. */
    async function loadAll({ app, statements }: SharingServer): Promise<string[]> {
      const loaded: string[] = []
      for (const [name, url] of Object.entries(addresses)) {
        statements.length = 0
        const { statusCode } = await app.inject(url)
        expect(statusCode, url).toBe(200)
        if (statements.length > 0) loaded.push(name)
      }
      return loaded
    }

    it.each([
      [`update publication set image = image ${ofTown}`, ['home', 'publications', 'publication']],
      [`update event set image = image ${ofTown}`, ['home', 'events']],
      [`update place set position = position ${ofTown}`, ['home', 'places']],
      [`update poll set image = image ${ofTown}`, ['home']],
      [`update poll_response set position = position where poll in (${pollsOfTown})`, ['home']],
      [`update poll_tally set voters = voters + 1 where poll in (${pollsOfTown})`, []],
      [`update menu_item set position = position ${ofTown}`, ['menu']],
      [`update tag set position = position ${ofTown}`, ['tags']],
      [`update content set parent = parent ${ofTown}`, ['content', 'places']],
      [`update street set portal = portal ${ofTown}`, ['streets', 'pickups']],
      [`update waste_zone set portal = portal ${ofTown}`, ['pickups']],
      [`update transit_feed set name = name ${ofTown}`, ['stops']],
      ["update portal set footer = footer where name = 'montclair'", ofPortal],
      ["insert into filled_form values ('f', 'montclair', now(), null, '{}')", []],
    ])('%s: %j', async (statement, expected) => {
      for (const server of opened.servers) await loadAll(server)
      expect(await loadAll(first)).toEqual([])
      await run(statement)
      for (const server of opened.servers) {
        await server.app.readChanges()
        expect(await loadAll(server)).toEqual(expected)
      }
    })
  })
})
