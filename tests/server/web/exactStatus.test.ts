import { expect, it, onTestFinished } from 'vitest'
import { stubPortal } from '../../helpers/server/openServer'
import { openStubBackEnd } from './openStubBackEnd'

it.each([
  [200, undefined, 303],
  [201, undefined, 303],
  [200, 200, 303],
  [201, 200, 502],
  [400, 200, 400],
])(
  'a call that answers a posted form with %i succeeds by the status it asks for (%s)',
  async (status, asked, shown) => {
    const call = { method: 'POST', endpoint: '/core-service/book', ...(asked && { succeedsWith: asked }) }
    const form = { name: 'book', kind: 'list', call: () => call, target: () => '/menu' } as const
    const portal = stubPortal(async ({ posted }) => ({ status: posted?.status ?? 200, html: '<!doctype html>' }))
    const { app, close } = await openStubBackEnd(
      ({ url }) =>
        url.endsWith('/book')
          ? { status }
          : {
              body: {
                data: {
                  name: 'Ici',
                  portalName: 'montclair',
                  cardName: 'montclair',
                  defaultLocale: 'fr',
                  theme: 'base',
                },
              },
            },
      { portal: { ...portal, forms: { '/menu': form } } },
    )
    onTestFinished(close)
    const answer = await app.inject({
      method: 'POST',
      url: '/montclair/menu',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'a=b',
    })
    expect(answer.statusCode).toBe(shown)
  },
)
