import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>

async function setMaintenance(isOn: boolean) {
  await portal.db
    .updateTable('portal')
    .set({ record: sql`jsonb_set(record::jsonb, '{maintenance}', ${JSON.stringify(isOn)}::jsonb)::json` })
    .where('name', '=', 'montclair')
    .execute()
  await portal.app.readChanges()
}

const paths = ['', '/contenu/voirie', '/recherche?query=bus', '/compte/profil', '/parametres', '/nulle-part']

describe('a portal in maintenance', () => {
  beforeAll(async () => {
    portal = await openPortal()
    // Pages that are kept must not take the place of that of the maintenance.
    for (const path of paths) await portal.get(`/montclair${path}`)
    await setMaintenance(true)
  })
  afterAll(() => portal.close())

  it.each(paths)('answers %s with the page of the maintenance and its own footer', async (path) => {
    const { status, html, headers } = await portal.get(`/montclair${path}`)
    const document = readHtml(html)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store'])
    expect(document.querySelector('#haut')?.getAttribute('data-layout')).toBe('maintenance')
    expect(document.querySelector('h1')?.textContent).toBe('Maintenance en cours')
    expect(document.querySelector('footer')?.textContent).toContain('Besoin d’aide')
    expect(document.querySelector('nav')).toBeNull()
  })

  it.each([
    ['/contenu/cookies', 'Cookies et autres données enregistrées'],
    ['/contenu/vie-privee', undefined],
    ['/contenu/accessibilite', undefined],
    ['/contenu/mentions-legales', undefined],
  ])(
    'leaves the text %s readable, to which its page links, and offers nothing there that cannot be sent',
    async (path, title) => {
      const { status, html, headers } = await portal.get(`/montclair${path}`)
      const document = readHtml(html)
      const maintenance = readHtml((await portal.get('/montclair')).html)
      expect(maintenance.querySelector(`footer a[href="/montclair${path}"]`)).not.toBeNull()
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(document.querySelector('#haut')?.getAttribute('data-layout')).toBe('maintenance')
      expect(document.querySelector('h1')?.textContent).toBe(title ?? document.title?.split(' – ')[0])
      expect(document.querySelector('h1')?.textContent).not.toContain('Maintenance')
      expect(document.querySelector('main a[href*="/participer/"]')).toBeNull()
    },
  )

  it('speaks the language of the visitor', async () => {
    const { status, html } = await portal.get('/montclair/evenements?lang=en')
    expect([status, readHtml(html).documentElement.lang]).toEqual([503, 'en'])
    expect(readHtml(html).querySelector('h1')?.textContent).toBe('Under maintenance')
  })

  it('refuses its calls with a code of their own, so that open pages notice, and its feeds', async () => {
    const call = await portal.get('/core-content-service/api/v1/web/portal/montclair/menu/root')
    expect([call.status, call.headers['retry-after'], JSON.parse(call.html).error.code]).toEqual([
      503,
      '300',
      'maintenance',
    ])
    const visit = await portal.app.inject({
      method: 'PUT',
      url: '/core-content-service/api/v1/web/portal/montclair/stats',
      payload: { url: '/montclair' },
    })
    expect([visit.statusCode, visit.json().error.code]).toEqual([503, 'maintenance'])
    expect((await portal.get('/montclair/publication.rss')).status).toBe(503)
  })

  it('leaves the other towns and the health of the server alone', async () => {
    expect((await portal.get('/hauteroche')).status).toBe(200)
    expect((await portal.get('/health/ready')).status).toBe(200)
  })

  it('is back as soon as the maintenance is over', async () => {
    await setMaintenance(false)
    expect((await portal.get('/montclair/contenu/voirie')).status).toBe(200)
    await setMaintenance(true)
  })
})
