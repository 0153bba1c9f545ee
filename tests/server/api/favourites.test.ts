import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { favouriteOwner } from '../../../src/server/api/favourites/ownedFavourites'
import { ownedData } from '../../../src/server/api/ownedData'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const news = { favoriteUid: 'travaux-rue-haute', portal: 'montclair', type: 'publication' }
const event = { favoriteUid: 'event:concert-au-kiosque', portal: 'montclair', type: 'content' }
const page = { favoriteUid: 'voirie', portal: 'montclair', type: 'content' }

describe('favourites of an anonymous visitor', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const call = (uid: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { 'x-lgc-anonymous-uid': uid }, ...(payload && { payload }) })
  const keep = (uid: string, favourite: object) => call(uid, 'POST', '/core-service/api/v1/web/fav', favourite)
  const path = '/core-service/api/v1/anonymous/portal/montclair'

  it('are kept once, listed with the latest first, found by words, and removed', async () => {
    const uid = randomUUID()
    for (const favourite of [news, event, page, news]) expect((await keep(uid, favourite)).statusCode).toBe(200)
    const { favourites, components } = (await call(uid, 'GET', `${path}/fav`)).json().data
    expect(favourites.map(({ favoriteUid }: typeof news) => favoriteUid)).toEqual([
      page.favoriteUid,
      event.favoriteUid,
      news.favoriteUid,
    ])
    expect(components).toHaveLength(3)
    const found = (await call(uid, 'GET', `${path}/favorites?query=rue haute`)).json().data
    expect(found).toMatchObject({ total: 1, stored: 3, items: [{ id: 'publication-travaux-rue-haute' }] })
    expect((await call(uid, 'DELETE', '/core-service/api/v1/web/fav', news)).statusCode).toBe(200)
    const state = await call(uid, 'GET', `/core-service/api/v1/web/is-fav/montclair/${news.favoriteUid}`)
    expect(state.json().data).toEqual({ isFavorite: false })
  })

  it('take an order that names each once, and refuse any other without a change', async () => {
    const uid = randomUUID()
    for (const favourite of [news, page]) await keep(uid, favourite)
    const order = (names: object[]) => call(uid, 'POST', `${path}/fav/order`, { order: names })
    const nameOf = ({ favoriteUid, type }: typeof news) => ({ favoriteUid, type })
    const lacking = await order([nameOf(news)])
    expect([lacking.statusCode, lacking.json().error.issues[0].pointer]).toEqual([400, '/body/order'])
    const unknown = await order([nameOf(news), nameOf(event)])
    expect([unknown.statusCode, unknown.json().error.issues[0].pointer]).toEqual([400, '/body/order/1/favoriteUid'])
    expect((await order([nameOf(news), nameOf(page)])).json().data).toMatchObject([news, page])
    expect((await call(uid, 'GET', `${path}/fav`)).json().data.favourites).toMatchObject([news, page])
  })

  it('are refused for what the portal does not publish, and for nobody', async () => {
    expect((await keep(randomUUID(), { ...news, favoriteUid: 'nulle-part' })).statusCode).toBe(404)
    expect((await keep(randomUUID(), { ...news, portal: 'hauteroche' })).statusCode).toBe(404)
    const nobody = await server.app.inject({ method: 'POST', url: '/core-service/api/v1/web/fav', payload: news })
    expect(nobody.statusCode).toBe(400)
  })

  it('of an account are asked for with a session only', async () => {
    const answer = await call(randomUUID(), 'GET', '/core-service/api/v1/user-data/portal/montclair/fav')
    expect(answer.statusCode).toBe(401)
  })

  it('become those of the account at sign-in, once and without duplicates, and go with it', async () => {
    const [uid, account] = [randomUUID(), randomUUID()]
    for (const favourite of [news, { ...page, notify: true }]) await keep(uid, favourite)
    const move = (from: string) =>
      server.db.transaction().execute((transaction) => ownedData.move(transaction, from, account))
    await move(uid)
    await move(uid)
    const other = randomUUID()
    for (const favourite of [page, event]) await keep(other, favourite)
    await move(other)
    const { favourites } = await ownedData.read(server.db, account)
    expect(favourites.map(({ favoriteUid, notify }) => [favoriteUid, notify])).toEqual([
      [event.favoriteUid, false],
      [page.favoriteUid, true],
      [news.favoriteUid, false],
    ])
    expect((await call(uid, 'GET', `${path}/fav`)).json().data.favourites).toEqual([])
    await server.db.transaction().execute((transaction) => ownedData.remove(transaction, account))
    expect((await ownedData.read(server.db, account)).favourites).toEqual([])
  })

  it('are listed ten a page in the order of their rows, by subject too', async () => {
    const uid = randomUUID()
    const events = server.db.selectFrom('event').select('uid').where('portal', '=', 'montclair').limit(12)
    for (const row of await events.execute()) await keep(uid, { ...event, favoriteUid: `event:${row.uid}` })
    const part = async (query: string) => (await call(uid, 'GET', `${path}/favorites?${query}`)).json().data
    const pages = [await part(''), await part('page=2'), await part('page=3')]
    expect(pages.map(({ items, total, stored }) => [items.length, total, stored])).toEqual([
      [10, 12, 12],
      [2, 12, 12],
      [0, 12, 12],
    ])
    const order = (await call(uid, 'GET', `${path}/fav`)).json().data.favourites
    expect(pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id.replace('-', ':')))).toEqual(
      order.map(({ favoriteUid }: typeof event) => favoriteUid),
    )
    const sport = await part('keyword=Sport')
    expect(sport.total).toBeGreaterThan(0)
    expect(sport.total).toBeLessThan(12)
    expect(await part('keyword=rien-de-tel')).toEqual({ items: [], total: 0, stored: 12, tags: pages[0].tags })
  })

  it('are narrowed by the subjects that they have, on whatever page of the list, or that the keyword names', async () => {
    const uid = randomUUID()
    await keep(uid, news)
    const subjects = async (query: string) =>
      (await call(uid, 'GET', `${path}/favorites?${query}`)).json().data.tags.map(({ uid }: { uid: string }) => uid)
    const own = await subjects('')
    expect(own).toContain('travaux')
    expect(own).not.toContain('sport')
    expect(await subjects('page=2')).toEqual(own)
    expect(await subjects('keyword=Sport')).toEqual(expect.arrayContaining([...own, 'sport']))
  })

  it('whose page is gone are in no list, and a row that can only be removed says so', async () => {
    const uid = randomUUID()
    await keep(uid, { ...news, notify: true })
    await server.db.deleteFrom('search_entry').where('uid', '=', news.favoriteUid).execute()
    await server.db.deleteFrom('publication').where('uid', '=', news.favoriteUid).execute()
    expect((await call(uid, 'GET', `${path}/favorites`)).json().data).toEqual({
      items: [],
      total: 0,
      stored: 1,
      tags: [],
    })
    const [row] = (await call(uid, 'GET', `${path}/fav`)).json().data.components
    expect(row.data).toMatchObject({ notifiable: false, deletable: true, title: expect.stringContaining('Rue Haute') })
    expect(row.action).toBeUndefined()
    for (const _ of ['once', 'twice'])
      expect((await call(uid, 'DELETE', '/core-service/api/v1/web/fav', news)).statusCode).toBe(200)
    expect((await call(uid, 'GET', `${path}/fav`)).json().data.favourites).toEqual([])
  })

  it('of a widget of the store are kept like any other, and lead to the page that adds it', async () => {
    const uid = randomUUID()
    const widget = { favoriteUid: 'agenda', portal: 'montclair', type: 'widget' }
    expect((await keep(uid, { ...widget, favoriteUid: 'nulle-part' })).statusCode).toBe(404)
    for (const favourite of [page, widget]) expect((await keep(uid, favourite)).json().data).toMatchObject(favourite)
    const action = { data: { path: '/abonnement/ajouter', query: { widget: 'agenda' } } }
    const { items, total } = (await call(uid, 'GET', `${path}/favorites`)).json().data
    expect([total, items[0]]).toMatchObject([2, { id: 'widget-agenda', data: { title: 'Agenda' }, action }])
    expect((await call(uid, 'GET', `${path}/favorites?query=agenda`)).json().data.total).toBe(0)
    const [row] = (await call(uid, 'GET', `${path}/fav`)).json().data.components
    expect(row).toMatchObject({ data: { type: 'widget', title: 'Agenda', icon: 'calendar' }, action })
    const isKept = async () =>
      (await call(uid, 'GET', '/core-service/api/v1/web/is-fav/montclair/agenda')).json().data.isFavorite
    expect(await isKept()).toBe(true)
    expect((await call(uid, 'DELETE', '/core-service/api/v1/web/fav', widget)).statusCode).toBe(200)
    expect(await isKept()).toBe(false)
  })

  it('of a registration for an event lead to it, beside one of the event itself', async () => {
    const uid = randomUUID()
    const ticket = { favoriteUid: 'heure-du-conte', portal: 'montclair', type: 'ticketin' }
    expect((await keep(uid, ticket)).statusCode).toBe(200)
    await keep(uid, { ...ticket, favoriteUid: 'event:heure-du-conte', type: 'content' })
    const { items, total } = (await call(uid, 'GET', `${path}/favorites`)).json().data
    const paths = items.map(({ action }: { action: { data: { path: string } } }) => action.data.path).sort()
    expect([paths, total]).toEqual([['/evenement/heure-du-conte', '/ticketin/heure-du-conte'], 2])
    const rows = (await call(uid, 'GET', `${path}/fav`)).json().data.components
    const row = rows.find(({ data }: { data: { type: string } }) => data.type === 'ticketin')
    expect(row).toMatchObject({ data: { notifiable: true }, action: { data: { path: '/ticketin/heure-du-conte' } } })
    const state = await call(uid, 'GET', '/core-service/api/v1/web/is-fav/montclair/heure-du-conte?type=ticketin')
    expect(state.json().data).toEqual({ isFavorite: true })
  })

  it('of an event without tickets are refused as registrations, and an older one can be removed', async () => {
    const uid = randomUUID()
    const ticket = { favoriteUid: 'fete-du-fleuve', portal: 'montclair', type: 'ticketin' }
    expect((await keep(uid, ticket)).statusCode).toBe(404)
    expect((await call(uid, 'GET', `${path}/fav`)).json().data.favourites).toEqual([])
    await keep(uid, page)
    await server.db
      .updateTable('favourite')
      .set({ kind: 'ticketin', uid: ticket.favoriteUid, title: ticket.favoriteUid })
      .where('owner', '=', favouriteOwner.ofAnonymous(uid))
      .execute()
    const { items, total, stored } = (await call(uid, 'GET', `${path}/favorites`)).json().data
    expect([items, total, stored]).toEqual([[], 0, 1])
    const [row] = (await call(uid, 'GET', `${path}/fav`)).json().data.components
    expect(row.data).toMatchObject({ type: 'ticketin', notifiable: false, deletable: true })
    expect((await call(uid, 'DELETE', '/core-service/api/v1/web/fav', ticket)).statusCode).toBe(200)
    expect((await call(uid, 'GET', `${path}/fav`)).json().data.favourites).toEqual([])
  })

  it('are 500 at most, also when two are added at once', async () => {
    const uid = randomUUID()
    await keep(uid, page)
    const row = await server.db
      .selectFrom('favourite')
      .selectAll()
      .where('owner', '=', favouriteOwner.ofAnonymous(uid))
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: 498 }, (_, index) => ({ ...row, uid: `page-${index}` }))
    await server.db.insertInto('favourite').values(others).execute()
    const answers = await Promise.all(
      [event, { ...event, favoriteUid: 'dechets' }, { ...page, favoriteUid: 'energie' }].map((each) => keep(uid, each)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect((await keep(uid, { ...page, notify: true })).statusCode).toBe(200)
  })
})
