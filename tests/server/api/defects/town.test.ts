import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followForms } from '../../../../src/portal/services/defects/followForms'
import { townReportPath } from '../../../../src/server/identity/reportToken'
import type { Mail } from '../../../../src/server/mail/MailTransport'
import { eventually } from '../../../helpers/eventually'
import { linkIn, sendMails } from '../../../helpers/server/accounts'
import { now, openServer, portalWithForms, type TestServer } from '../../../helpers/server/openServer'
import { passerBy, resident } from '../../../helpers/server/reports'
import { secret } from '../../../helpers/server/visitor'

describe('the town', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, portal: portalWithForms(followForms) })
  })
  beforeEach(async () => {
    await server.db.deleteFrom('job').execute()
  })
  afterAll(() => server.close())

  /** Sends the mails that are due, until there are so many. */
  async function mailed(count: number): Promise<Mail[]> {
    const { mails, jobs, errors } = sendMails({ db: server.db, now: () => now })
    await eventually(() => expect(mails.length).toBeGreaterThanOrEqual(count))
    await eventually(async () => {
      const left = await server.db.selectFrom('job').select('name').where('run_at', '<=', now).execute()
      expect(left.filter(({ name }) => /mail|deliver/.test(name))).toEqual([])
    })
    await jobs.close()
    expect(errors).toEqual([])
    return mails
  }

  const files = async () => {
    const create = { width: 40, height: 30, channels: 3 as const, background: '#887766' }
    const jpeg = await sharp({ create }).jpeg().toBuffer()
    return [{ filename: 'rue.jpg', contentType: 'image/jpeg', file: jpeg.toString('base64') }]
  }

  /** The page that a link leads to, and its form. */
  function pageAt(path: string) {
    const read = async () => (await server.app.inject(path)).body
    const post = async (fields: [name: string, value: string][]) => {
      const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(await read()) ?? []
      return await postSeen(seen, fields)
    }
    const postSeen = (seen: string, fields: [name: string, value: string][]) =>
      server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams([['seen', seen], ...fields]).toString(),
      })
    const photosIn = async () =>
      [...(await read()).matchAll(/name="photo" value="([^"]*)"/g)].map(([, uid = '']) => uid)
    return { read, post, postSeen, photosIn }
  }

  const linkOf = (uid: string) => townReportPath({ secret }, { portal: 'montclair', uid, now })

  it('gets a report by mail with pictures and a link, at the address of the provider', async () => {
    const { send, email } = await resident(server)
    const { data } = await send({ files: await files(), asset: 'm 12' })
    const mails = await mailed(2)
    const mail = mails.find(({ to }) => to === 'travaux@montclair.example')
    expect(mail).toMatchObject({ subject: expect.stringContaining('Nid-de-poule'), replyTo: email, language: 'fr' })
    expect(mail?.attachments).toMatchObject([{ filename: 'photo.jpg' }])
    for (const part of [data.reference, 'Rues et trottoirs › Nid-de-poule', 'Plus grand', 'M12', 'Un trou profond']) {
      expect(mail?.text).toContain(part)
    }
    const links = [...(mail?.text.matchAll(/https:\/\/portail\.test(\/\S+)/g) ?? [])].map(([, path = '']) => path)
    expect(links).toContainEqual(expect.stringContaining('/montclair/signalement-a-traiter/'))
    const page = await server.app.inject(links.find((path) => path.includes('a-traiter')) ?? '')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(data.reference)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  })

  it('confirms the receipt to the sender, in the language of the report', async () => {
    const one = await resident(server)
    await one.call(
      'POST',
      '/report',
      {
        portal: 'montclair',
        provider: 'travaux',
        category: 'tags',
        lat: 50.6366,
        lon: 5.7812,
        description: 'Graffiti.',
      },
      { 'x-lgc-language': 'en' },
    )
    const mail = (await mailed(2)).find(({ to }) => to === one.email)
    expect(mail).toMatchObject({
      language: 'en',
      subject: expect.stringContaining('We have received your report SIG-'),
    })
  })

  it('follows a report no more by the one POST of a mail program, and asks whoever opens that address', async () => {
    const [sender, follower, other] = [await resident(server), await resident(server), await resident(server)]
    const { uid } = (await sender.send()).data
    for (const each of [follower, other]) await each.call('PUT', `/reports/${uid}/follow`)
    await mailed(1)
    await pageAt(linkOf(uid)).post([['status', 'in-progress']])
    const mail = (await mailed(3)).find(({ to }) => to === follower.email)
    const { pathname, search } = new URL(mail?.unsubscribe ?? '')
    const opened = await server.app.inject(pathname + search)
    const { location } = opened.headers
    expect([opened.statusCode, location]).toEqual([
      303,
      expect.stringContaining('/montclair/signalement/ne-plus-suivre?'),
    ])
    expect(mail?.text).toContain(location)
    const press = async (url: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return (await server.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' }))
        .statusCode
    }
    const forged = `${pathname}${search.replace(follower.account, other.account)}`
    expect([await press(forged), await press(`${pathname}${search}x`), await press(pathname)]).toEqual([404, 404, 404])
    expect((await sender.read(uid)).data.followers).toBe(2)
    expect([await press(pathname + search), await press(pathname + search)]).toEqual([200, 200])
    expect((await other.read(uid)).data).toMatchObject({ isFollowed: true, followers: 1 })
    expect((await follower.read(uid)).data.isFollowed).toBe(false)
  })

  it('changes the status, and each change mails the sender and every follower once, in their language', async () => {
    const [sender, follower, both, anonymous] = [
      await resident(server),
      await resident(server),
      await resident(server),
      passerBy(server),
    ]
    const { uid, reference } = (await sender.send()).data
    await follower.call('PUT', `/reports/${uid}/follow`, undefined, { 'x-lgc-language': 'en' })
    await sender.call('PUT', `/reports/${uid}/follow`)
    await both.call('PUT', `/reports/${uid}/follow`)
    await both.call('DELETE', `/reports/${uid}/follow`)
    await anonymous.call('PUT', `/reports/${uid}/follow`)
    await mailed(2)
    const page = pageAt(linkOf(uid))
    const answer = await page.post([
      ['status', 'in-progress'],
      ['answer', 'Nous passons lundi.'],
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('C’est enregistré.')
    const mails = await mailed(2)
    expect(mails.map(({ to }) => to).sort()).toEqual([sender.email, follower.email].sort())
    const own = mails.find(({ to }) => to === sender.email)
    expect(own).toMatchObject({ language: 'fr', subject: `Du nouveau pour votre signalement ${reference}` })
    expect(own?.text).toContain('Nous passons lundi.')
    expect(own && linkIn(own).path).toBe(`/montclair/signalement/${uid}`)
    const followed = mails.find(({ to }) => to === follower.email)
    expect(followed).toMatchObject({ language: 'en', subject: `News about the report ${reference}` })
    expect(followed?.text).toContain('To stop these messages: ')
    expect(own?.unsubscribe).toBeUndefined()
    expect((await passerBy(server).read(uid)).data).toMatchObject({
      status: 'in-progress',
      timeline: [{ status: 'received' }, { status: 'in-progress', answer: 'Nous passons lundi.' }],
      followers: 3,
    })
  })

  it('releases the description and pictures, takes them back, and mails nobody about it', async () => {
    const { send } = await resident(server)
    const { uid } = (await send({ files: [...(await files()), ...(await files())] })).data
    await mailed(2)
    const page = pageAt(linkOf(uid))
    const [first = ''] = await page.photosIn()
    const released = [
      ['status', 'received'],
      ['description', 'on'],
      ['photo', first],
    ] satisfies [string, string][]
    expect((await page.post(released)).statusCode).toBe(200)
    const { read, call } = passerBy(server)
    const { data } = await read(uid)
    expect(data).toMatchObject({ description: 'Un trou profond devant le garage.', photos: [{ uid: first }] })
    expect((await server.app.inject(data.photos[0].url)).headers['cache-control']).toContain('public')
    const list = (await call('GET', '/reports?portalName=montclair&size=100')).data.items
    expect(list.find((item: { uid: string }) => item.uid === uid).photo).toBe(data.photos[0].thumbnail)
    expect((await page.post([['status', 'received']])).statusCode).toBe(200)
    expect((await read(uid)).data).not.toHaveProperty('description')
    expect((await server.app.inject(data.photos[0].url)).statusCode).toBe(404)
    expect(await server.db.selectFrom('job').select('name').where('name', '=', 'defect-mail').execute()).toEqual([])
  })

  it('reads what happened and was answered before, and what the resident wrote as text of no known language', async () => {
    const one = await resident(server)
    const { uid } = (await one.send({ description: 'Un <b>trou</b>.\nDeux trous.' })).data
    const page = pageAt(linkOf(uid))
    expect(await page.read()).toContain('<blockquote lang="und" dir="auto">Un &lt;b&gt;trou&lt;/b&gt;.<br>Deux trous.')
    await page.post([
      ['status', 'in-progress'],
      ['answer', 'Nous passons lundi.'],
    ])
    const [, steps = ''] = /<ol class="steps">(.*)<\/ol>/s.exec(await page.read()) ?? []
    expect(steps.match(/<strong>[^<]+/g)).toEqual(['<strong>Reçu', '<strong>En cours'])
    expect(steps).toContain('Nous passons lundi.')
  })

  it('is told that a report changed since it read it, and of a link that is expired or forged', async () => {
    const { send } = await resident(server)
    const { uid } = (await send()).data
    const page = pageAt(linkOf(uid))
    const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(await page.read()) ?? []
    expect((await page.postSeen(seen, [['status', 'done']])).statusCode).toBe(200)
    const late = await page.postSeen(seen, [['status', 'refused']])
    expect([late.statusCode, (await passerBy(server).read(uid)).data.status]).toEqual([409, 'done'])
    expect((await page.postSeen(seen, [])).statusCode).toBe(400)
    const before = new Date(now.getTime() - 366 * 24 * 3_600_000)
    const expired = townReportPath({ secret }, { portal: 'montclair', uid, now: before })
    expect((await server.app.inject(expired)).statusCode).toBe(410)
    const forged = townReportPath({ secret: 'another secret' }, { portal: 'montclair', uid, now })
    expect((await server.app.inject(forged)).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'POST', url: forged })).statusCode).not.toBe(200)
  })

  it('releases no picture of another report', async () => {
    const { send, read } = await resident(server)
    const one = (await send({ files: await files() })).data
    const other = (await send({ files: await files() })).data
    const [photo = ''] = await pageAt(linkOf(other.uid)).photosIn()
    await pageAt(linkOf(one.uid)).post([
      ['status', 'received'],
      ['photo', photo],
    ])
    expect((await read(other.uid)).data.photos).toEqual([])
  })
})
