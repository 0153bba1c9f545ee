import { afterAll, beforeAll, expect, it } from 'vitest'
import { setServices } from '../../helpers/server/setServices'
import { openPortal } from '../openPortal'
import { main, openVisitor } from '../plainVisitor'
import { readHtml } from '../readHtml'

const partnerUrl = 'http://127.0.0.1:4999/'
const origin = 'http://127.0.0.1:4999'
const hall = '/montclair/connecteur/salles'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ partnerUrl })
})
afterAll(() => portal.close())

const frameSource = (headers: Record<string, unknown>) =>
  /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]

it('the list leads to each connector, which says whose page it is and loads nothing of it', async () => {
  const { open } = openVisitor(portal)
  const list = await open('/montclair/connecteur')
  expect(list.document.querySelectorAll('main li a')).toHaveLength(2)
  expect(list.document.querySelector('main li a')?.getAttribute('href')).toBe(hall)
  const { status, document, headers } = await open(`${hall}?salle=fanfare`)
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe('Louer une salle')
  expect(main(document)).toContain('Cette page est celle de Réservations Meuse (127.0.0.1).')
  expect(document.querySelector('iframe')).toBeNull()
  expect(frameSource(headers)).toBe(origin)
  expect(document.querySelector('main a[target="_blank"]')?.getAttribute('href')).toBe(`${origin}/salles`)
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/montclair/connecteur')
})

it('a page names the origin of its own partner alone, and other pages none', async () => {
  expect(frameSource((await portal.get('/montclair')).headers)).toBe("'self' https:")
  expect(frameSource((await portal.get('/montclair/connecteur')).headers)).toBe("'self' https:")
  expect(frameSource((await portal.get(`${hall}/plein-ecran`)).headers)).toBe(origin)
})

it('shows the page after consent, without a script, with the parameters that are passed on', async () => {
  for (const [address, subPortal, url] of [
    [`${hall}?salle=fanfare&mode=x`, undefined, '/salles?salle=fanfare'],
    [`${hall}/plein-ecran`, undefined, '/salles'],
    ['/montclair/hauteroche/connecteur/refuge?salle=a', 'hauteroche', '/refuge?salle=a'],
  ] as const) {
    const visitor = openVisitor(portal)
    const { document } = await visitor.open(address)
    const fields = ['_uid', '_subPortal'].flatMap((name): [string, string][] => {
      const value = document.querySelector(`main [name="${name}"]`)?.getAttribute('value')
      return value ? [[name, value]] : []
    })
    expect(Object.fromEntries(fields)._subPortal).toBe(subPortal)
    const action = document.querySelector('main form')?.getAttribute('action') ?? ''
    const shown = await visitor.post(action, fields)
    expect(shown.status).toBe(200)
    const frame = shown.document.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(origin + url)
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  }
})

it('an address alone never loads the page of a partner', async () => {
  for (const query of ['ouvert=1', '_uid=salles', 'show=1']) {
    const { html } = await portal.get(`${hall}?${query}`)
    expect(readHtml(html).querySelector('iframe')).toBeNull()
  }
})

it('says a connector that is gone, foreign or switched off', async () => {
  const statuses = async (...paths: string[]) =>
    await Promise.all(paths.map(async (path) => (await portal.get(path)).status))
  expect(
    await statuses(
      '/montclair/connecteur/rien',
      '/montclair/connecteur/refuge',
      '/montclair/ailleurs/connecteur/salles',
    ),
  ).toEqual([404, 404, 404])
  const posted = await openVisitor(portal).post('/montclair/connecteur/salles', [['_uid', 'rien']])
  expect(posted.status).toBe(404)
  expect(main(posted.document)).toContain('ne peut pas être affichée pour l’instant')
  await setServices(portal, 'montclair', { connectors: false })
  expect(
    await statuses('/montclair/connecteur', hall, '/montclair/hauteroche/connecteur/refuge', `${hall}/plein-ecran`),
  ).toEqual([404, 404, 404, 404])
  expect((await portal.get('/montclair/menu')).html).not.toContain('/montclair/connecteur')
})
