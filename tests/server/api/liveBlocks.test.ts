import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, type Page, validate } from '../../../schemas'
import { openServer, type TestServer } from '../../helpers/server/openServer'

describe('a page that a town wrote', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const content = async (uid: string, town = 'montclair', language = 'fr'): Promise<Page> => {
    const url = `/core-content-service/api/v1/web/portal/${town}/content/${uid}`
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    expect(answer.statusCode, uid).toBe(200)
    return answer.json().data
  }
  /** Every block of a type in a page, wherever it stands. */
  const blocksOf = (value: unknown, type: string): Block[] => {
    if (typeof value !== 'object' || value === null) return []
    const below = Object.values(value).flatMap((child) => blocksOf(child, type))
    return 'type' in value && value.type === type ? [value as Block, ...below] : below
  }

  it('contains the pickups from today on in its empty calendar', async () => {
    const [calendar] = blocksOf(await content('dechets'), 'waste-calendar')
    expect(calendar?.id).toBe('waste-centre')
    expect(validate(calendar, { as: 'block' }).issues).toEqual([])
    expect(JSON.stringify(calendar)).toContain(
      '"pickups":[{"date":"2027-03-16","category":"OM","putOut":{"from":1200,"before":360}}',
    )
  })

  it('contains the next departures of its stops', async () => {
    const boards = blocksOf(await content('mobilite'), 'departures')
    expect(boards.map(({ id }) => id)).toEqual(['departures-montclair-marche', 'departures-montclair-gare'])
    for (const board of boards) expect(blocksOf(board, 'mobility-cell').length).toBeGreaterThan(3)
  })

  it('shows whether places are open now', async () => {
    const cells = blocksOf(await content('decouvrir'), 'place-cell')
    const library = cells.find(({ id }) => id === 'place-bibliotheque')
    const rows = server.db.selectFrom('place').select('details').where('portal', '=', 'montclair')
    const { details } = await rows.where('uid', '=', 'bibliotheque').executeTakeFirstOrThrow()
    // Wednesday, ten in the morning.
    const isOpen = details.schedule.some(({ day, startTime, endTime }) => day === 3 && startTime < 600 && endTime > 600)
    expect(library?.data).toMatchObject({
      status: isOpen ? 'OPEN' : 'CLOSE',
      address: { street: 'Rue Haute' },
      image: { src: 'bibliotheque.svg' },
    })
  })

  it('links to a page for each waste zone, whose breadcrumb contains it', async () => {
    const page = await content('collectes-hautmont?parent=dechets', 'montclair', 'en')
    expect(validate(page, { as: 'page' }).issues).toEqual([])
    expect(page.title).toBe('Waste collection: Hautmont')
    expect(page.breadcrumb?.map(({ path }) => path)).toEqual(['/', '/contenu/dechets', undefined])
    expect(JSON.stringify(page)).toContain('Rue du Thier')
    expect(JSON.stringify(page)).toContain('/contenu/collectes-rivage')
    const missing = await server.app.inject(
      '/core-content-service/api/v1/web/portal/montclair/content/collectes-nowhere',
    )
    expect(missing.statusCode).toBe(404)
  })

  it.each(['waste-rivage', 'departures-montclair-stade'])('answers each block by its id: %s', async (id) => {
    const answer = await server.app.inject(`/core-service/api/v1/web/portal/montclair/blocks/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.id).toBe(id)
    const elsewhere = await server.app.inject(`/core-service/api/v1/web/portal/hauteroche/blocks/${id}`)
    expect(elsewhere.statusCode).toBe(404)
  })

  it('answers every form by its id, so that submissions can be checked', async () => {
    for (const [town, uid] of [
      ['montclair', 'contact'],
      ['montclair', 'urbanisme'],
      ['hauteroche', 'contact'],
    ] as const) {
      const [form] = blocksOf(await content(uid, town), 'form')
      const endpoint = form?.type === 'form' ? form.data.endpoint : ''
      const answer = await server.app.inject({ method: 'POST', url: endpoint, payload: {} })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.issues[0].code).toBe('missing-property')
    }
  })
})
