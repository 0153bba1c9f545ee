import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gateToken } from '../../../src/server/api/tickets/ticketLinks'
import { secret } from '../../helpers/server/visitor'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

const story = 'heure-du-conte'
const base = '/ticketing-service/api/v1/web'

/** The time of the server. A page that is rendered later sends its form as another one. */
let time = new Date('2027-03-10T09:00:00Z')

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ trustsCallers: true, now: () => time })
})
afterAll(() => portal.close())

const linkOf = (event: string) => `/montclair/ticketin/${event}/entree?token=${gateToken(secret, 'montclair', event)}`
const link = linkOf(story)

/** A visitor who registers for an event, and may give the places back. */
async function register(event: string) {
  const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
  const call = async (method: 'GET' | 'PUT' | 'DELETE', payload?: object) => {
    const url = `${base}/events/${event}/subscribe?portalName=montclair`
    return await portal.app.inject({ method, url, headers, ...(payload && { payload }) })
  }
  await call('PUT', { places: 1, name: 'Anne Lambert', email: 'anne@exemple.be' })
  const code: string = (await call('GET')).json().data.tickets[0].code
  return { code, giveBack: () => call('DELETE') }
}

describe('the scan page', () => {
  it('opens by the link of the organiser’s mail, and by no other', async () => {
    const tab = new PlainTab(portal.app)
    for (const wrong of [`/montclair/ticketin/${story}/entree`, `${link}x`, linkOf('conseil-communal')]) {
      expect(await tab.goto(wrong)).toBe(404)
      expect(tab.main.text).toContain('Ce lien n’ouvre pas de contrôle de billets')
      expect(tab.main.text).toContain('le lien du message envoyé à l’organisateur')
    }
    expect(await tab.goto(link)).toBe(200)
    expect(tab.title).toContain('L’heure du conte')
    expect(tab.main.text).toContain('Présentez un billet')
    expect(tab.main.text).toContain('Sans JavaScript, cette page vérifie un code à la fois')
  })

  it('keeps its link from caches, search engines and other sites, and may use the camera', async () => {
    const { headers, html } = await portal.get(link)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Sends the path and the query to this site alone.
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toMatch(/\bcamera=\(self\), .*\bmicrophone=\(\)/)
    const foreign = [...html.matchAll(/<a [^>]*href="https?:[^>]*>/g)].map(([tag]) => tag)
    expect(foreign.filter((tag) => !/rel="[^"]*(?:noreferrer|noopener)/.test(tag))).toEqual([])
    for (const other of ['/montclair', '/montclair/evenements']) {
      expect((await portal.get(other)).headers['permissions-policy']).toContain('camera=()')
    }
  })

  it('checks typed codes without a script: genuine once, then used', async () => {
    const { code } = await register(story)
    const tab = new PlainTab(portal.app)
    await tab.goto(link)
    const check = async (text: string) => {
      time = new Date(time.getTime() + 1000)
      await tab.goto(tab.path)
      tab.main.control('Code du billet').setAttribute('value', text)
      expect(await tab.press('Vérifier')).toBe(200)
      return tab.main.text
    }
    expect(await check(code)).toContain('Billet valable')
    expect(tab.main.text).toMatch(/Entrés1 sur \d+/)
    expect(tab.path).toContain('done=genuine')
    const used = await check(code)
    expect(used).toContain('Déjà utilisé')
    expect(used).toContain('Code écrit.')
    expect(await check(`${code.slice(0, 60)}${code[60] === 'A' ? 'B' : 'A'}${code.slice(61)}`)).toContain(
      'Billet non authentique',
    )
    expect(await check('bonjour')).toContain('Code illisible')
    const { code: other } = await register('marche-gourmand')
    expect(await check(other)).toContain('Autre événement')
    const { code: given, giveBack } = await register(story)
    await giveBack()
    expect(await check(given)).toContain('Billet annulé')
  })

  it('confirms no admission that the server does not know', async () => {
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}&done=genuine&scan=${randomUUID()}`)
    expect(tab.main.text).toContain('Présentez un billet')
  })

  it('lists the tickets that two entrances let in', async () => {
    const { code } = await register(story)
    const ticket = randomUUID()
    const token = gateToken(secret, 'montclair', story)
    for (const gate of ['Entrée nord', 'Entrée sud']) {
      const scans = [{ uid: randomUUID(), ticket, gate, at: '2027-03-15T13:20:00.000Z' }]
      const url = `${base}/gates/${story}/scans?portalName=montclair&token=${token}`
      expect((await portal.app.inject({ method: 'POST', url, payload: { scans } })).statusCode).toBe(200)
    }
    expect(code).toHaveLength(120)
    const tab = new PlainTab(portal.app)
    await tab.goto(link)
    expect(tab.main.text).toContain('Billets entrés plusieurs fois')
    expect(tab.main.text).toContain(`Billet ${ticket.slice(-8)}`)
    expect(tab.main.text).toContain('Entrée sud')
  })

  it('speaks the other language of the town', async () => {
    expect((await portal.get(`${link}&lang=en`)).html).toContain('Show a ticket')
  })
})

it('the page without a network says what to do where no script runs', async () => {
  const { status, html, headers } = await portal.get('/montclair/ticketin/hors-ligne')
  expect(status).toBe(200)
  expect(html).toContain('demandent JavaScript')
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' })
  expect(headers['permissions-policy']).toContain('camera=(self)')
})
