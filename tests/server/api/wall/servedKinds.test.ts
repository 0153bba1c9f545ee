import { afterAll, beforeAll, expect, it } from 'vitest'
import { widgetKinds } from '../../../../src/server/api/wall/widgetKinds'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** The uids of the store, of both layouts. */
async function offered(): Promise<string[]> {
  const stores = ['desktop', 'mobile'].map(async (env) => {
    const answer = await server.app.inject(`/core-service/api/v1/web/portal/montclair/store-catalog?env=${env}`)
    const { items }: { items: { uid: string }[] } = answer.json().data
    return items.map(({ uid }) => uid)
  })
  return (await Promise.all(stores)).flat()
}

const ofServices = Object.entries(widgetKinds).flatMap(([kind, { service }]) => (service ? [{ kind, service }] : []))

it.each(ofServices)('a town without $service has no widget of the kind $kind', async ({ kind, service }) => {
  const stored = await server.db
    .selectFrom('store_widget')
    .select(['uid', 'kind'])
    .where('portal', '=', 'montclair')
    .execute()
  const rows = stored.filter((row) => row.kind === kind)
  const ofKind = (uids: string[]) => uids.filter((uid) => rows.some((row) => row.uid === uid))
  await setServices(server, 'montclair', { map: true, [service]: true })
  expect(ofKind(await offered())).not.toEqual([])
  await setServices(server, 'montclair', { map: true, [service]: false })
  expect(ofKind(await offered())).toEqual([])
})
