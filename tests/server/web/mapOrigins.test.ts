import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** The sources that scripts of the page may call when its town's maps are configured like this. */
async function connectSources(card: string, maps: unknown): Promise<string | undefined> {
  const { record } = await server.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', card)
    .executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...record, maps })
  await server.db.updateTable('portal').set({ record: changed }).where('name', '=', card).execute()
  await server.app.readChanges()
  const { headers } = await server.app.inject(`/${card}`)
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

it('lets pages of a town call the map providers that it configures, and no other site', async () => {
  const tiles = { url: 'https://tiles.example:8443/{z}/{x}/{y}', type: 'vector', attribution: '© Example' }
  const places = { url: 'https://photon.example/api', provider: 'photon' }
  expect(await connectSources('montclair', { tiles, places })).toBe(
    "'self' https://tiles.example:8443 https://photon.example",
  )
  expect(await connectSources('hauteroche', {})).toBe("'self'")
  const { headers } = await server.app.inject('/hauteroche')
  expect(headers['content-security-policy']).not.toContain('tiles.example')
})

it('leaves the policy as it is for addresses that are none', async () => {
  for (const url of ['https://a;script-src *', 'http://tiles.example/{z}', 'javascript:1', '', 7, null, '*']) {
    expect(await connectSources('montclair', { tiles: { url } }), String(url)).toBe("'self'")
  }
})
