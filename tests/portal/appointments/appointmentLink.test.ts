import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../../src/server/api/appointments/appointmentView'
import { secret } from '../../helpers/server/visitor'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ trustsCallers: true })
})
afterAll(() => portal.close())

const base = '/reservation-service/api/v1/web'

/** Books an appointment by the API. */
async function book(start: string) {
  const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
  const post = async (path: string, payload: object) =>
    (await portal.app.inject({ method: 'POST', url: base + path, headers, payload })).json().data
  const { uid: hold } = await post('/holds', { portal: 'montclair', prestation: 'cohabitation', start })
  const values = { name: 'Anne Lambert', email: 'anne@exemple.be' }
  const { uid, reference } = await post('/appointments', { portal: 'montclair', hold, values })
  const move = async (to: string) => {
    const { uid: next } = await post('/holds', { portal: 'montclair', prestation: 'cohabitation', start: to })
    await portal.app.inject({ method: 'PUT', url: `${base}/appointments/${uid}`, headers, payload: { hold: next } })
  }
  const cancel = () => portal.app.inject({ method: 'PUT', url: `${base}/appointments/${uid}/cancel`, headers })
  return { uid, reference, move, cancel, link: `/montclair/rendez-vous/${uid}`, code: codeOf(secret, uid) }
}

describe('the page of an appointment', () => {
  it('opens for who has the link of its mails, and for nobody else', async () => {
    const { link, code, reference } = await book('2027-03-16T08:00:00.000Z')
    const tab = new PlainTab(portal.app)
    expect(await tab.goto(link)).toBe(404)
    expect(tab.main.text).toContain('Ce rendez-vous ne s’ouvre pas ici')
    expect(await tab.goto(`${link}?code=wrong`)).toBe(404)
    expect(await tab.goto(`${link}?code=${code}`)).toBe(200)
    expect(tab.main.text).toContain(reference)
    expect(tab.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Sends the path and the query to this site alone.
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const foreign = tab.main.attributes('a[href^=http]', 'rel')
    expect(foreign).toEqual(['noopener'])
  })

  it('is moved and cancelled by its link, without an account', async () => {
    const { link, code, reference } = await book('2027-03-17T08:00:00.000Z')
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}?code=${code}`)
    await tab.follow('Déplacer')
    await tab.follow(tab.main.all('a', /moments? libres?$/).at(-1) ?? '')
    await tab.press(tab.main.all('button', /^\d\d:\d\d$/)[0] ?? '')
    await tab.press('Confirmer le nouveau moment')
    expect(tab.main.text).toContain(reference)
    await tab.follow('Annuler le rendez-vous')
    await tab.press('Annuler le rendez-vous')
    expect(tab.main.text).toContain('Ce rendez-vous est annulé.')
    expect(tab.path).toContain(`code=${code}`)
    expect(tab.main.texts('a[download]')).toEqual(['Annuler dans le calendrier'])
    expect(tab.main.attributes('a[download]', 'href')).toEqual([`${link}.ics?code=${code}`])
    expect(tab.main.all('a', /itinéraire/i)).toEqual([])
  })
})

describe('the calendar entry of an appointment', () => {
  const read = async (url: string) => {
    const { statusCode, headers, body } = await portal.app.inject({ url })
    return { status: statusCode, headers, lines: body.split('\r\n') }
  }

  it('is for who may open the appointment, and for no cache', async () => {
    const { uid, reference, link, code } = await book('2027-03-18T08:00:00.000Z')
    expect((await read(`${link}.ics`)).status).toBe(404)
    const { status, headers, lines } = await read(`${link}.ics?code=${code}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(lines).toEqual(
      expect.arrayContaining([`UID:${uid}@montclair.beffroi`, 'DTSTART:20270318T080000Z', 'SEQUENCE:0']),
    )
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(reference)
    expect(lines.join('')).not.toContain(code)
  })

  it('keeps its uid and counts its changes', async () => {
    const { uid, link, code, move, cancel } = await book('2027-03-23T08:00:00.000Z')
    await move('2027-03-24T08:00:00.000Z')
    expect((await read(`${link}.ics?code=${code}`)).lines).toEqual(
      expect.arrayContaining([`UID:${uid}@montclair.beffroi`, 'SEQUENCE:1', 'DTSTART:20270324T080000Z']),
    )
    await cancel()
    expect((await read(`${link}.ics?code=${code}`)).lines).toEqual(
      expect.arrayContaining([`UID:${uid}@montclair.beffroi`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    )
  })
})
