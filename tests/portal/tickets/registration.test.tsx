// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { favourites } from '../../../src/portal/services/favourites/service'
import { waitUntil } from '../../helpers/waitUntil'
import { backEnd } from '../answers'
import { visit } from '../visit'
import { answers, confirmed, none, offer } from './town'

type Reply = { status: number; code?: string; data?: object; issues?: object[] } | 'no network'

/** Opens the event. Calls that write get these replies, one after the other; what is read from then on is what `later` answers. */
async function open(replies: readonly Reply[], later: typeof answers = {}) {
  let reads = backEnd(answers)
  const writes: { path: string; body: unknown }[] = []
  const rest = [...replies]
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    if ((init?.method ?? 'GET') === 'GET') return await reads.fetch(path, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    writes.push({ path, body })
    reads = backEnd({ ...later, ...answers, ...later })
    const reply = rest.shift() ?? 'no network'
    if (reply === 'no network') throw new TypeError('The network is away.')
    const { status, code = 'conflict', data, issues = [] } = reply
    if (data) return Response.json({ data }, { status })
    return Response.json({ error: { status, code, message: 'No.', issues } }, { status })
  }
  await visit('/valbeau/ticketin/conte', answers, fetch)
  return { writes }
}

const main = () => document.querySelector('main')?.textContent ?? ''

function fill(name: string, value: string) {
  const input =
    document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`There is no field "${name}".`)
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  return act(async () => {
    set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function send() {
  await fill('name', 'Anne Lambert')
  await fill('email', 'anne@exemple.be')
  await press()
}

const press = () =>
  act(async () => document.querySelector<HTMLButtonElement>('#inscription button[type=submit]')?.click())

const showsTicket = () =>
  waitUntil(() => {
    expect(window.location.pathname).toBe('/valbeau/billets/r1')
    expect(document.querySelector('main svg[role=img]')).not.toBeNull()
  })

// The heart of the page loads on its own: between two steps of a test its code would be an update that nothing waits for.
beforeAll(async () => {
  await favourites.heart?.load('fr')
})
beforeEach(() => sessionStorage.clear())

describe('the form of an event', () => {
  it('books places and opens their page', async () => {
    const { writes } = await open([{ status: 200, data: confirmed }])
    await send()
    await showsTicket()
    expect(writes[0]?.body).toEqual({
      places: 1,
      placesBefore: 0,
      waits: false,
      name: 'Anne Lambert',
      email: 'anne@exemple.be',
    })
    expect(window.location.search).toBe('?done=booked')
  })

  it('is sent again as it was after the network was away, and says that nothing is lost', async () => {
    const { writes } = await open(['no network', { status: 200, data: confirmed }])
    await send()
    await waitUntil(() => expect(main()).toContain('Rien n’est perdu'))
    await press()
    await showsTicket()
    expect(writes[1]).toEqual(writes[0])
  })

  it.each([
    ['full', { ...offer, state: 'waiting', free: 0 }, none, 'Les dernières places viennent d’être prises'],
    ['closed', { ...offer, state: 'closed' }, none, 'Les inscriptions viennent de se clore'],
    ['short of places', { ...offer, free: 1 }, none, 'Il ne reste pas autant de places'],
    ['booked in another tab', offer, confirmed, 'Vos places ont changé depuis l’ouverture de cette page'],
  ])('says that the event is %s meanwhile, and shows what holds now', async (_, now, own, sentence) => {
    await open([{ status: 409 }], { '/events/conte/subscribe': own, '/web/events/conte': now })
    await send()
    await waitUntil(() => expect(main()).toContain(sentence))
    if (own === confirmed) expect(main()).toContain('Vous avez 1 place')
  })

  it.each([
    [404, 'not-found', 'Cet événement ne prend plus d’inscriptions'],
    [429, 'too-many-requests', 'Vous avez envoyé beaucoup en peu de temps'],
    [503, 'unavailable', 'Les inscriptions ne répondent pas en ce moment'],
  ])('keeps what was typed after a %i', async (status, code, sentence) => {
    await open([{ status, code }])
    await send()
    await waitUntil(() => expect(main()).toContain(sentence))
    expect(document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Anne Lambert')
  })

  it('marks the fields that are wrong', async () => {
    const issues = [{ severity: 'error', code: 'wrong-format', pointer: '/body/email', message: 'No.' }]
    await open([{ status: 400, code: 'invalid-request', issues }])
    await send()
    await waitUntil(() => expect(document.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true'))
  })
})
