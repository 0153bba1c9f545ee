import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returning } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { type Fields, postForm } from './postForm'
import { readHtml } from './readHtml'

type Portal = Awaited<ReturnType<typeof openPortal>>

const endpoint = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=test-form'

describe('past the limit, a form posted without JavaScript', () => {
  let portal: Portal
  const suggestion = '/montclair/participer/suggestion?type=portal&uid=montclair&category='
  const typed: Fields = [
    ['_endpoint', endpoint],
    ['_back', '/contenu/contact'],
    ['message', 'Un lampadaire\nclignote'],
  ]
  const post = (fields: Fields, options: Parameters<typeof postForm>[2] = {}, url?: string) =>
    postForm(portal, fields, options, url)
  beforeAll(async () => {
    portal = await openPortal({ rateLimit: 10_000 })
    for (let count = 0; count < 30; count++) await post([['_endpoint', '/core-service/api/v1/nothing']])
  })
  afterAll(() => portal.close())

  it('is kept on the page, which sends it again', async () => {
    const answer = await post(typed)
    const document = readHtml(answer.body)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(document.querySelector('h1')?.textContent).toBe('Votre envoi doit attendre un instant')
    const kept = [...document.querySelectorAll('main form[action="/montclair/envoi"] input')]
    expect(kept.map((field) => [field.getAttribute('name'), field.getAttribute('value')])).toEqual(typed)
    const english = await post(typed, { cookies: returning({ i18n_redirected: 'en' }) })
    expect(english.body).toContain('Your form has to wait a moment')
  })

  it('that is too large to be read leads back to its page, where the browser has it', async () => {
    const photo = new File([Buffer.alloc(100_000, 1)], 'rue.png', { type: 'image/png' })
    const headers = { host: 'localhost', referer: 'http://localhost/montclair/contenu/voirie' }
    for (const url of [undefined, suggestion]) {
      const answer = await post([...typed, ['photo', photo]], { headers }, url)
      const document = readHtml(answer.body)
      expect(answer.statusCode).toBe(429)
      expect(document.querySelector('h1')?.textContent).toBe('Votre envoi doit attendre un instant')
      expect(document.querySelector('main')?.textContent).toContain('«\u202fPrécédent\u202f»')
      expect(document.querySelector('main a[href="/montclair/contenu/voirie"]')).not.toBeNull()
    }
  })

  it('of a page of participation comes back with what was typed', async () => {
    const rating = '/montclair/participer/avis?type=balade&uid=bords-de-meuse'
    const answer = await post(
      [
        ['rate', '4'],
        ['description', 'Très beau chemin'],
      ],
      {},
      rating,
    )
    expect(answer.statusCode).toBe(429)
    const document = readHtml(answer.body)
    expect(document.querySelector('main textarea')?.textContent).toBe('Très beau chemin')
    expect(document.querySelector('main')?.textContent).toContain('Réessayez dans une minute')
  })
})
