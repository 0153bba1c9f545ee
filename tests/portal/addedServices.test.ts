import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { configuration, configurationPath, send } from './failingBackEnd'
import { list, offeringBackEnd } from './offeringBackEnd'

const { back, openOffering, get, notOffered } = offeringBackEnd()

describe('a service', () => {
  it.each([
    ['keeps', 'public, max-age=300'],
    ['does not keep', 'no-store'],
  ])('that is added shows within ten seconds, where the portal %s the answers', async (_, control) => {
    let time = new Date()
    const asked: string[] = []
    const cached = (data: unknown, status = 200): RequestListener =>
      send(status === 200 ? { data } : { error: {} }, status, {
        'content-type': 'application/json',
        'cache-control': control,
      })
    const newsLink = { action: { handler: 'navigation', data: { path: '/publication' } } }
    const components = [{ type: 'button', data: { label: 'Tout', ...newsLink } }]
    const none: RequestListener = (request, response) => {
      asked.push(request.url ?? '')
      cached(undefined, 404)(request, response)
    }
    const every = { [configurationPath]: cached(configuration), '/home': cached({ title: 'Valmont', components }) }
    await openOffering({ ...every, '/publications': none }, () => time)
    expect((await get('/valmont')).hrefs).not.toContain('/valmont/publication')
    expect(notOffered()[0]?.msg).toContain('news (listPublications answered 404)')
    const before = asked.length
    for (let visit = 0; visit < 5; visit++) await get('/valmont/publication')
    expect(asked).toHaveLength(before)
    time = new Date(time.getTime() + 10_000)
    // Any number of visits has it asked for once.
    await Promise.all(Array.from({ length: 5 }, (_, visit) => get(`/valmont/publication/${visit}`)))
    await expect.poll(() => asked).toHaveLength(before + 1)
    back.answers = { ...back.answers, '/publications': cached({ items: [], total: 0 }) }
    await get('/valmont')
    expect((await get('/valmont/publication')).status).toBe(404)
    time = new Date(time.getTime() + 10_000)
    await expect.poll(async () => (await get('/valmont')).hrefs).toContain('/valmont/publication')
    expect((await get('/valmont/publication')).status).toBe(200)
    expect(notOffered()).toHaveLength(1)
  })

  it('that the configuration switches off is not asked for again', async () => {
    let time = new Date()
    let asked = 0
    const none: RequestListener = (request, response) => {
      asked++
      send({ error: {} }, 404)(request, response)
    }
    const switched = { ...configuration, configs: { services: { news: false } } }
    await openOffering({ [configurationPath]: send({ data: switched }), '/publications': none }, () => time)
    await get('/valmont')
    const before = asked
    let last = 0
    back.answers['/content/mentions-legales'] = (request, response) => {
      last++
      send({ error: {} }, 404)(request, response)
    }
    time = new Date(time.getTime() + 10_000)
    await get('/valmont')
    await expect.poll(() => last).toBe(1)
    expect(asked).toBe(before)
  })

  it('that goes is found within the hour', async () => {
    let time = new Date()
    const action = { handler: 'navigation', data: { path: '/evenements' } }
    const components = [{ type: 'button', data: { label: 'Agenda', action } }]
    await openOffering({ '/events': list, '/home': send({ data: { title: 'Valmont', components } }) }, () => time)
    expect((await get('/valmont')).hrefs).toContain('/valmont/evenements')
    delete back.answers['/events']
    time = new Date(time.getTime() + 61 * 60_000)
    await expect.poll(async () => (await get('/valmont')).hrefs).not.toContain('/valmont/evenements')
  })

  it('of which a page is a legal one shows within ten seconds', async () => {
    let time = new Date()
    await openOffering({}, () => time)
    const notices = '/valmont/contenu/mentions-legales'
    expect((await get(notices)).status).toBe(404)
    back.answers['/content/mentions-legales'] = send({ data: { title: 'Mentions légales', components: [] } })
    time = new Date(time.getTime() + 10_000)
    await expect.poll(async () => (await get(notices)).status).toBe(200)
    expect((await get('/valmont')).hrefs).toContain(notices)
  })

  it('that a page misses is asked about at once, and by no visitor’s filter', async () => {
    await openOffering({ '/events': list, '/publications': list })
    expect((await get('/valmont/evenements')).status).toBe(200)
    const own: RequestListener = (request, response) =>
      (request.url?.includes('query=') ? send({ error: {} }, 404) : list)(request, response)
    back.answers = { ...back.answers, '/publications': own }
    await get('/valmont/publication?query=rue')
    delete back.answers['/events']
    await get('/valmont/evenements')
    await expect.poll(notOffered).toHaveLength(2)
    expect(notOffered()[1]).toMatchObject({ services: ['agenda'] })
    expect((await get('/valmont/evenements')).status).toBe(404)
    expect((await get('/valmont/publication')).status).toBe(200)
  })

  it('that counts visits is told by the call of a page', async () => {
    await openOffering({})
    const stats = '/core-content-service/api/v1/web/portal/valmont/stats'
    await get('/valmont')
    await back.front.inject({ method: 'PUT', url: stats, payload: { url: '/valmont' } })
    await expect.poll(notOffered).toHaveLength(2)
    expect(notOffered()[1]).toMatchObject({ services: ['stats'] })
  })
})
