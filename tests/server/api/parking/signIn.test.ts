import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ParkingMock } from '../../../../scripts/mock/ParkingMock'
import { parkingPurpose } from '../../../../src/server/api/parking/ParkingLogins'
import { sealText, unsealText } from '../../../../src/server/identity/sealText'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { answerSignIn, browserOf, driver, openParkingMock, signInToParking } from '../../../helpers/server/parking'
import { setServices } from '../../../helpers/server/setServices'
import { secret } from '../../../helpers/server/visitor'

describe('a sign-in to the parking service', () => {
  let server: TestServer
  let mock: ParkingMock
  beforeAll(async () => {
    const opened = await openParkingMock()
    mock = opened.mock
    server = await openServer({ parking: opened.parking })
  })
  afterEach(() => {
    mock.mode = 'normal'
  })
  afterAll(async () => {
    await mock.close()
    await server.close()
  })

  const sessions = '/sessions?portalName=montclair'

  /** Leaves for the sign-in page of the service. Returns the address that the service leads back to. */
  async function leave(browser = browserOf(server.app), decision = 'yes') {
    const left = await browser.open('/montclair/4411/connexion?widget=%2Fabonnement%2Fajouter%3Ftype%3Dparking')
    return { browser, left, back: await answerSignIn(String(left.headers.location), { decision }) }
  }

  it('resumes the page of the widget, and goes home without one', async () => {
    const browser = browserOf(server.app)
    expect(await signInToParking(browser, 'camille', '/abonnement/ajouter?a=1')).toBe(
      '/montclair/abonnement/ajouter?a=1',
    )
    expect((await browser.call('GET', sessions)).data).toMatchObject({
      isSignedIn: true,
      isLastKnown: false,
      items: [],
    })
    expect((await browser.call('GET', '/customer?portalName=montclair')).data).toEqual({
      uid: 'c-camille',
      name: 'camille',
    })
    expect(await signInToParking(browserOf(server.app))).toBe('/montclair/')
    expect(await signInToParking(browserOf(server.app), 'a', 'https://evil.example/')).toBe('/montclair/')
    expect(await signInToParking(browserOf(server.app), 'a', '//evil.example/')).toBe('/montclair/')
  })

  it('begins with the page of the service, and keeps the state in a cookie that scripts cannot read', async () => {
    const { browser, left } = await leave()
    expect(left).toMatchObject({ statusCode: 303, headers: { 'cache-control': expect.stringContaining('no-store') } })
    const url = new URL(String(left.headers.location))
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost/montclair/4411/redirect')
    const cookie = left.cookies.find(({ name }) => name === 'beffroi_4411_path')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 900 })
    expect(decodeURIComponent(browser.jar.get('beffroi_4411_path') ?? '')).toContain(url.searchParams.get('state'))
  })

  it('shows no token to scripts', async () => {
    const { browser, back } = await leave()
    const answer = await browser.open(back)
    expect(answer.cookies.find(({ name }) => name === 'beffroi_4411')).toMatchObject({ httpOnly: true })
    const rows = await server.db.selectFrom('parking_login').selectAll().execute()
    expect(rows.map(({ token }) => token)).not.toContain(browser.jar.get('beffroi_4411'))
    // Twelve random bytes, as the mock makes them.
    for (const sealed of rows.flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]))
      expect(unsealText(secret, parkingPurpose, sealed)).toMatch(/^[\w-]{16}$/)
    const payload = { portalName: 'montclair', code: 'a', state: 'a'.repeat(32) }
    const url = '/parking-proxy-service/api/v1/web/oauth/token'
    const page = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      origin: 'http://localhost',
      host: 'localhost',
    }
    expect((await server.app.inject({ method: 'POST', url, payload, headers: page })).statusCode).toBe(403)
  })

  it('ends with the secret of the server, and with tokens that are not sealed', async () => {
    const browser = await driver(server.app)
    const isSignedIn = async () => (await browser.call('GET', sessions)).data.isSignedIn
    const store = async (tokens: { access_token: string; refresh_token: string }) =>
      await server.db.updateTable('parking_login').set(tokens).execute()
    expect(await isSignedIn()).toBe(true)
    for (const token of ['plain', sealText('another secret', parkingPurpose, 'token')]) {
      await store({ access_token: token, refresh_token: token })
      expect(await isSignedIn()).toBe(false)
    }
    await signInToParking(browser)
    expect(await isSignedIn()).toBe(true)
  })

  it('fails when the visitor refuses, and with a state that is foreign, missing or used', async () => {
    const failed = (why: string) => ({
      statusCode: 303,
      headers: { location: `/montclair/4411/redirect?erreur=${why}` },
    })
    const refused = await leave(undefined, 'no')
    expect(await refused.browser.open(refused.back)).toMatchObject(failed('refus'))
    const [one, other] = [await leave(), await leave()]
    expect(await one.browser.open(other.back)).toMatchObject(failed('etat'))
    expect(await browserOf(server.app).open(one.back)).toMatchObject(failed('etat'))
    expect(await one.browser.open(one.back.replace(/state=[^&]+/, 'x=y'))).toMatchObject(failed('etat'))
    const cookie = one.browser.jar.get('beffroi_4411_path') ?? ''
    expect((await one.browser.open(one.back)).headers.location).toBe('/montclair/abonnement/ajouter?type=parking')
    expect(await one.browser.open(one.back)).toMatchObject(failed('etat'))
    one.browser.jar.set('beffroi_4411_path', cookie)
    expect(await one.browser.open(one.back)).toMatchObject(failed('etat'))
  })

  it('leads from the path without a card name, and nowhere in a town without parking', async () => {
    const { browser, back } = await leave()
    const short = await browser.open(back.replace('/montclair', ''))
    expect(short.headers.location).toBe(back)
    await setServices(server, 'montclair', { parking: false })
    expect((await browser.open(back)).statusCode).toBe(404)
    expect((await browser.call('GET', sessions)).status).toBe(404)
    await setServices(server, 'montclair', {})
    expect((await browser.open(back.replace('/montclair', '/nulle-part'))).statusCode).toBe(404)
    expect((await browser.open('/nulle-part/4411/connexion')).statusCode).toBe(404)
  })

  it.each(['html', 'failing', 'down'] as const)(
    'fails while the token call is %s, and leaves the visitor signed out',
    async (mode) => {
      const { browser, back } = await leave()
      mock.mode = mode
      expect((await browser.open(back)).headers.location).toBe('/montclair/4411/redirect?erreur=service')
      mock.mode = 'normal'
      expect((await browser.call('GET', sessions)).data.isSignedIn).toBe(false)
    },
  )

  it('works for the visitor who signed in alone, until they sign out', async () => {
    const browser = await driver(server.app)
    const thief = browserOf(server.app)
    thief.jar.set('beffroi_4411', browser.jar.get('beffroi_4411') ?? '')
    expect((await thief.call('GET', sessions)).data.isSignedIn).toBe(false)
    expect((await thief.call('GET', '/customer?portalName=montclair')).status).toBe(403)
    expect((await browser.call('GET', sessions)).data.isSignedIn).toBe(true)
    const out = await browser.open('/montclair/4411/deconnexion', 'POST')
    expect(out).toMatchObject({ statusCode: 303, headers: { location: '/montclair/stationnement' } })
    expect(browser.jar.has('beffroi_4411')).toBe(false)
    expect((await browser.call('GET', sessions)).data.isSignedIn).toBe(false)
    expect((await browser.call('POST', '/session/stop', { portalName: 'montclair', uid: randomUUID() })).status).toBe(
      403,
    )
  })
})
