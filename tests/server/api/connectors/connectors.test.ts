import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connector } from '../../../../schemas'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'

const base = '/connectors-service/api/v1/web/iframe'
const partnerUrl = 'http://127.0.0.1:4999/'

const own: Omit<Connector, 'uid' | 'url'> = {
  icon: 'calendar',
  partner: 'Partenaire',
  translations: { fr: { title: 'Titre', summary: 'Résumé.' } },
}

describe.each(usualDatabases)('connectors, on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, partnerUrl })
  })
  afterAll(() => server.close())

  const get = async (url: string, language = 'fr') => {
    const { statusCode, body } = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    return { statusCode, data: JSON.parse(body).data }
  }
  const configure = async (payload: object, portalName = 'montclair') => {
    const url = `${base}/configure?portalName=${portalName}`
    const { statusCode, body } = await server.app.inject({ method: 'POST', url, payload })
    return { statusCode, data: JSON.parse(body).data }
  }
  const add = async (uid: string, url: string, more: Partial<Connector> = {}) => {
    const record = JSON.stringify({ ...own, ...more, uid, url })
    await server.db.insertInto('connector').values({ portal: 'montclair', uid, position: 9, record }).execute()
    await server.app.readChanges()
  }

  it('are listed and read in the order and the language of the town', async () => {
    const { items, total } = (await get(`${base}?portalName=montclair`, 'en')).data
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'Hire a hall',
      'Enrol a child in holiday courses',
    ])
    expect(total).toBe(2)
    expect((await get(`${base}/salles?portalName=montclair`)).data).toMatchObject({
      title: 'Louer une salle',
      partner: 'Réservations Meuse',
      url: 'http://127.0.0.1:4999/salles',
      origin: 'http://127.0.0.1:4999',
      portalName: 'montclair',
      reports: true,
    })
    expect((await get('/core-service/api/v1/web/webview/salles?portalName=montclair')).data).toEqual({
      title: 'Louer une salle',
      partner: 'Réservations Meuse',
      url: 'http://127.0.0.1:4999/salles',
      origin: 'http://127.0.0.1:4999',
    })
  })

  it('pass on the parameters that the town names, and no others', async () => {
    const query = `salle=fanfare&lang=de&redirectUrl=https://evil.example&salle=deux`
    expect((await configure({ uid: 'salles', query })).data.url).toBe('http://127.0.0.1:4999/salles?salle=fanfare')
    await add('fixe', '/salles?salle=conseil', { parameters: ['salle'] })
    expect((await configure({ uid: 'fixe', query })).data.url).toBe('http://127.0.0.1:4999/salles?salle=conseil')
    const long = (await configure({ uid: 'salles', query: `salle=${'x'.repeat(1900)}` })).data
    expect(new URL(long.url).searchParams.get('salle')).toHaveLength(200)
    expect((await configure({ uid: 'salles', query: 'x'.repeat(2001) })).statusCode).toBe(400)
  })

  it('exist for allowed origins alone', async () => {
    await add('permis', 'https://reservation.montclair.example/p')
    await add('autre', 'https://evil.example/p')
    await add('port', 'https://reservation.montclair.example:8443/p')
    await add('prefixe', 'https://reservation.montclair.example.evil.example/p')
    await add('nom', 'https://reservation.montclair.example@evil.example/p')
    const { items } = (await get(`${base}?portalName=montclair`)).data
    const uids = items.map(({ uid }: { uid: string }) => uid)
    expect(uids).toContain('permis')
    for (const uid of ['autre', 'port', 'prefixe', 'nom']) {
      expect(uids).not.toContain(uid)
      expect((await get(`${base}/${uid}?portalName=montclair`)).statusCode).toBe(404)
      expect((await configure({ uid })).statusCode).toBe(404)
      expect((await get(`/core-service/api/v1/web/webview/${uid}?portalName=montclair`)).statusCode).toBe(404)
    }
  })

  it('of a sub-portal are shown by the portals that it names', async () => {
    expect((await get(`${base}/refuge?portalName=montclair`)).statusCode).toBe(404)
    const shared = await get(`${base}/refuge?portalName=montclair&subPortal=hauteroche`)
    expect(shared.data).toMatchObject({ portalName: 'hauteroche', title: 'Réserver le refuge du plateau' })
    expect((await configure({ uid: 'refuge', subPortal: 'hauteroche', query: 'salle=a' })).statusCode).toBe(200)
    expect((await get(`${base}/salles?portalName=hauteroche&subPortal=montclair`)).statusCode).toBe(404)
    expect((await get(`${base}/salles?portalName=montclair&subPortal=nulle-part`)).statusCode).toBe(404)
  })

  it('leave with their service, also that of the sub-portal', async () => {
    await setServices(server, 'hauteroche', { connectors: false })
    expect((await get(`${base}/refuge?portalName=montclair&subPortal=hauteroche`)).statusCode).toBe(404)
    expect((await get(`${base}?portalName=hauteroche`)).statusCode).toBe(404)
    expect((await configure({ uid: 'refuge' }, 'hauteroche')).statusCode).toBe(404)
    expect((await get(`${base}/salles?portalName=montclair`)).statusCode).toBe(200)
  })
})

it('of the demonstration do not exist without the setting', async () => {
  const server = await openServer()
  try {
    const list = await server.app.inject({ url: `${base}?portalName=montclair` })
    expect(list.json().data).toEqual({ items: [], total: 0 })
    expect((await server.app.inject({ url: `${base}/salles?portalName=montclair` })).statusCode).toBe(404)
  } finally {
    await server.close()
  }
})
