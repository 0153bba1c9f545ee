import { afterEach, expect, it } from 'vitest'
import { stubPortal } from '../../helpers/server/openServer'
import { openStubBackEnd, type StubAnswer } from './openStubBackEnd'

const portalPath = '/core-service/api/v2/web/portal/montclair'
const shared = { 'cache-control': 'public, max-age=60' }

let front: Awaited<ReturnType<typeof openStubBackEnd>> | undefined
afterEach(() => front?.close())

/** A portal whose pages show the menu, which the back end answers as a test says. */
const open = async (menu: () => StubAnswer) => {
  const portal = stubPortal(async ({ fetch }) => {
    const answer = await fetch(`${portalPath}/menu`)
    return { status: 200, html: `<!doctype html><body>menu: ${answer.status}</body>` }
  })
  const configuration = {
    name: 'M',
    portalName: 'montclair',
    cardName: 'montclair',
    theme: 'base',
    defaultLocale: 'fr',
  }
  const body = { data: { ...configuration, colors: { primary: '#1d4e89' } } }
  front = await openStubBackEnd(({ url }) => (url.endsWith('/menu') ? menu() : { headers: shared, body }), { portal })
  const { app } = front
  return async () => (await app.inject('/montclair')).body
}

it.each([400, 401, 403, 404, 408, 409, 425, 429])(
  'a call that is refused for one visitor with %i is missing on their page only',
  async (status) => {
    let isFirst = true
    const visit = await open(() => {
      if (!isFirst) return { headers: shared }
      isFirst = false
      // A cache must not keep it either.
      return { status, headers: status === 404 ? {} : shared }
    })
    expect(await visit()).toContain(`menu: ${status}`)
    expect(await visit()).toContain('menu: 200')
    const made = front?.calls.length
    expect(await visit()).toContain('menu: 200')
    expect(front?.calls.length).toBe(made)
  },
)

it('a call that is refused for one of two visitors who come together is missing on the page of one', async () => {
  let count = 0
  const visit = await open(() => (count++ === 0 ? { status: 429, headers: shared } : { headers: shared }))
  const pages = await Promise.all([visit(), visit(), visit()])
  expect(pages.filter((page) => page.includes('menu: 429'))).toHaveLength(1)
})

it('a page is kept that shows what nobody finds', async () => {
  const visit = await open(() => ({ status: 404, headers: shared }))
  await visit()
  const made = front?.calls.length
  expect(await visit()).toContain('menu: 404')
  expect(front?.calls.length).toBe(made)
})
