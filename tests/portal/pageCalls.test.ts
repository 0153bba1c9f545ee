import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callPattern, calls } from '../../schemas/calls'
import type { RenderRequest } from '../../schemas/door'
import { frameCalls, pageCalls } from '../../schemas/routes/pageCalls'
import { door } from '../../src/portal/entry-server'
import { matchPath } from '../../src/portal/routes/matchPath'
import { allPages } from '../e2e/allPages'
import { assets, openPortal } from './openPortal'

const reads = calls()
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ id: call.id, pattern: callPattern(call), variables: call.path.split('{').length }))
  .sort((a, b) => a.variables - b.variables)

const nameOf = (address: string): string =>
  reads.find(({ pattern }) => pattern.test(address.split('?')[0] ?? ''))?.id ?? address

let made: string[] = []

/** Renders a page, and notes the calls that it makes. */
const render = (request: RenderRequest) =>
  door.render({
    ...request,
    fetch: (address, init) => {
      made.push(nameOf(address))
      return request.fetch(address, init)
    },
  })

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ partnerUrl: 'https://partner.example/', portal: { ...door, render, assets } })
})
afterAll(() => portal.close())

const listed: Readonly<Record<string, readonly string[]>> = pageCalls

const found = allPages.filter(({ status }) => status === 200)
const routeOf = (path: string) => {
  const [pathname = ''] = path.split('?')
  return matchPath({ cardName: pathname.split('/')[1] ?? '' }, pathname)?.pattern ?? 'no route'
}

/** Pages about what only a visitor who signed in to street parking has. */
const needsSignIn = /^\/(?:stationnement\/commencer|4411\/redirect)$/

describe('the calls of a page', () => {
  it.each(found)('are those of its route: $name', async ({ path }) => {
    made = []
    await portal.get(path)
    const route = routeOf(path)
    const known = [...frameCalls, ...(listed[route] ?? [])]
    expect(
      [...new Set(made)].filter((id) => !known.includes(id)),
      route,
    ).toEqual([])
    const [first] = listed[route] ?? []
    if (first && !needsSignIn.test(route)) expect(made, `${route} is about the answer to ${first}`).toContain(first)
  })
})
