import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configurePortal } from '../../../helpers/server/configurePortal'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const core = '/core-content-service/api/v1/web'

describe('the agenda of a town', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ now: () => new Date('2027-03-10T09:00:00Z') })
  })
  afterAll(() => server.close())

  const read = async (path: string) => (await server.app.inject({ url: path })).json().data
  type Cell = { data: { buttons?: { action: { data: { path: string } } }[] }; id: string }
  const listed = async (): Promise<Cell[]> => (await read(`${core}/portal/montclair/events`)).items
  const buttonsOf = (cells: readonly Cell[], uid: string) =>
    cells.find(({ id }) => id === `event-${uid}`)?.data.buttons?.map(({ action }) => action.data.path)

  const configure = (configs: object) => configurePortal(server, configs)

  it('leads from the cell and the page of an event to its registration, and from no other event', async () => {
    const cells = await listed()
    expect(buttonsOf(cells, 'heure-du-conte')).toEqual(['/ticketin/heure-du-conte'])
    expect(cells.filter(({ data }) => data.buttons).length).toBeLessThan(cells.length)
    const page = JSON.stringify(await read(`${core}/portal/montclair/events/heure-du-conte?env=desktop`))
    expect(page).toContain('/ticketin/heure-du-conte')
    expect(JSON.stringify(await read(`${core}/portal/montclair/events/conseil-communal?env=desktop`))).not.toContain(
      '/ticketin/',
    )
  })

  it('leads nowhere in a town without the service', async () => {
    await configure({ services: { tickets: false } })
    expect(JSON.stringify(await listed())).not.toContain('/ticketin')
    await configure({ services: {} })
  })

  it('leaves events with tickets out of its lists where the portal hides them, and keeps their registration', async () => {
    await configure({ hideTicketingEvents: 'true' })
    const cells = await listed()
    expect(cells.map(({ id }) => id)).not.toContain('event-heure-du-conte')
    expect(cells.length).toBeGreaterThan(0)
    const offers = await read('/ticketing-service/api/v1/web/events?portalName=montclair')
    expect(offers.items[0].uid).toBe('heure-du-conte')
    await configure({ hideTicketingEvents: 'false' })
    expect((await listed()).map(({ id }) => id)).toContain('event-heure-du-conte')
  })
})
