import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { type Fields, postForm } from './postForm'

type Portal = Awaited<ReturnType<typeof openPortal>>

const endpoint = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=avis-budget'

describe('a form posted without JavaScript', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal()
  })
  afterAll(() => portal.close())

  const own: Fields = [
    ['_method', 'POST'],
    ['_endpoint', endpoint],
    ['_back', '/contenu/contact'],
  ]
  const sound: Fields = [
    ['note', '4'],
    ['commentaire', 'Un lampadaire clignote'],
  ]
  const post = (fields: Fields, options: Parameters<typeof postForm>[2] = {}) => postForm(portal, fields, options)
  const kept = () => portal.db.selectFrom('filled_form').selectAll().execute()

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['of no page at all', { 'sec-fetch-site': 'none' }],
    ['of another origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['of a hidden origin', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['that does not say where it comes from', { 'sec-fetch-site': undefined }],
  ])('is refused from a page %s', async (_, headers) => {
    const before = (await kept()).length
    expect((await post([...own, ...sound], { headers })).statusCode).toBe(403)
    expect(await kept()).toHaveLength(before)
  })

  it.each([
    '/montclair/envoi',
    '/health/ready',
    '/openapi.json',
    '/resize/1x1/a.png',
    '//evil.example/core-service/',
    'https://evil.example/core-service/x',
    '/core-service/../health/ready',
    '/core-service/%2e%2e/health/ready',
    '/core-service/..%2fhealth/ready',
    '/core-service/%252e%252e/health/ready',
    '/core-service/..;/health/ready',
    '/\\evil.example/core-service',
    '',
  ])('calls services of the API only, not %s', async (address) => {
    const answer = await post([['_endpoint', address], ...sound])
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'does not redirect back to %s',
    async (back) => {
      const answer = await post([...own.slice(0, 2), ['_back', back], ...sound])
      expect(answer.headers.location).toBe('/montclair/envoi?back=/')
      const page = await portal.get(`/montclair/envoi?back=${encodeURIComponent(back)}`)
      expect(page.html).not.toContain('evil.example')
      expect([200, 303]).toContain(page.status)
    },
  )

  it('must be a form within the size limit', async () => {
    const large = new File([new Uint8Array(25 * 1024 * 1024)], 'a.bin')
    expect((await post([...own, ['f', large]])).statusCode).toBe(413)
    const json = await portal.app.inject({
      method: 'POST',
      url: '/montclair/envoi',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { _endpoint: endpoint },
    })
    expect(json.statusCode).toBe(415)
    const broken = await portal.app.inject({
      method: 'POST',
      url: '/montclair/envoi',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'nonsense',
    })
    expect(broken.statusCode).toBe(400)
  })

  it('accepts names of JavaScript’s own properties', async () => {
    const answer = await post([...own, ...sound, ['__proto__.polluted', 'x'], ['constructor.prototype.polluted', 'x']])
    expect(answer.statusCode).toBeLessThan(500)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
