// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTime } from '../../../src/portal/pages/serverTime'
import texts from '../../../src/portal/services/appointments/texts/fr.json'
import { waitUntil } from '../../helpers/waitUntil'
import { backEnd } from '../answers'
import { visit } from '../visit'
import { addresses, answers, hold } from './town'

type Reply = { status: number; code?: string; more?: object; data?: object } | 'no network'

/** Opens a step whose calls that write get these replies, one after the other. */
async function open(url: string, replies: readonly Reply[]) {
  const reads = backEnd(answers)
  const writes: { path: string; body: unknown; key: string | null }[] = []
  const rest = [...replies]
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    if ((init?.method ?? 'GET') === 'GET') return await reads.fetch(path, init)
    if (path.endsWith('/presence')) return Response.json({ data: hold })
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    writes.push({ path, body, key: new Headers(init?.headers).get('idempotency-key') })
    const reply = rest.shift() ?? 'no network'
    if (reply === 'no network') throw new TypeError('The network is away.')
    const { status, code = 'internal', more, data } = reply
    if (data) return Response.json({ data }, { status })
    return Response.json({ error: { status, code, message: 'No.', issues: [], ...more } }, { status })
  }
  await visit(url, answers, fetch)
  const button = (label: string, inside = 'main') =>
    [...document.querySelectorAll<HTMLButtonElement>(`${inside} button:not([aria-hidden])`)].find(
      ({ textContent }) => textContent?.trim() === label,
    ) ?? expect.fail(`There is no button "${label}".`)
  const press = (label: string, inside?: string) => act(async () => button(label, inside).click())
  return { writes, press }
}

const dialog = () => document.querySelector('dialog')

const alert = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  forgetTime()
  // The environment of the tests has no alert.
  vi.stubGlobal('alert', alert.mockClear())
})
afterEach(() => vi.unstubAllGlobals())

describe('a call of appointments that is refused', () => {
  it.each([
    [400, 'INVALID_PAYLOAD', 'Champ incomplet ou mal complété'],
    [400, 'ALREADY_BLOCKED', 'Oups...'],
    [400, 'ELEMENT_NOT_EXISTS', 'Temps écoulé !'],
    [404, 'not-found', 'Problème..'],
    [409, 'conflict', 'Problème..'],
    [500, 'internal', 'Problème..'],
  ])('shows the modal of its status and code: %i %s', async (status, code, title) => {
    const { press } = await open(addresses.confirm, [{ status, code }])
    await press('Confirmer le rendez-vous')
    await waitUntil(() => expect(dialog()?.querySelector('h2')?.textContent).toBe(title))
    if (title === 'Problème..') {
      expect(dialog()?.textContent).toContain('Attention, il semblerait qu’une erreur inatendue soit survenue.')
    }
    expect(alert).not.toHaveBeenCalled()
  })

  it('shows an alert of the browser for another code of a 400', async () => {
    const { press } = await open(addresses.confirm, [{ status: 400, code: 'wrong-format' }])
    await press('Confirmer le rendez-vous')
    await waitUntil(() => expect(alert).toHaveBeenCalledExactlyOnceWith('No management'))
    expect(dialog()).toBeNull()
  })

  it('succeeds by the status 200 alone', async () => {
    const receipt = { uid: 'r1', reference: 'RDV-AAAA-BBBB' }
    const { press } = await open(addresses.confirm, [
      { status: 201, data: receipt },
      { status: 200, data: receipt },
    ])
    await press('Confirmer le rendez-vous')
    await waitUntil(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Problème..'))
    await press(texts['appointments.close'], 'dialog')
    await press('Confirmer le rendez-vous')
    await waitUntil(() => expect(window.location.pathname).toBe('/valbeau/rendez-vous/r1'))
  })

  it('is sent again with the same key after the network was away, and says that nothing is lost', async () => {
    const { press, writes } = await open(addresses.confirm, [
      'no network',
      { status: 200, data: { uid: 'r1', reference: 'RDV-AAAA-BBBB' } },
    ])
    await press('Confirmer le rendez-vous')
    await waitUntil(() => expect(document.querySelector('main')?.textContent).toContain('Rien n’est perdu'))
    expect(dialog()).toBeNull()
    await press('Confirmer le rendez-vous')
    await waitUntil(() => expect(window.location.pathname).toBe('/valbeau/rendez-vous/r1'))
    const [first, second] = writes
    expect(first?.key).toMatch(/^[\w-]{16,80}$/)
    expect(second).toEqual(first)
    expect(first?.body).toEqual({
      portal: 'valbeau',
      hold: 'h1',
      values: { name: 'Anne Lambert', email: 'anne@exemple.be' },
      reminders: ['P2D', 'PT2H'],
    })
  })

  it('offers the nearest free times in one press when the chosen one is taken', async () => {
    const next = { start: '2027-03-16T09:00:00.000Z', end: '2027-03-16T09:15:00.000Z' }
    const { press, writes } = await open(addresses.choose, [
      { status: 400, code: 'ALREADY_BLOCKED', more: { slots: [next] } },
      { status: 200, data: { uid: 'h1' } },
    ])
    await press('09:00')
    await waitUntil(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Oups...'))
    await press('mardi 16 mars 2027 à 10:00', 'dialog')
    await waitUntil(() => expect(window.location.pathname).toBe('/valbeau/rendez-vous/formulaire'))
    expect(writes.map(({ body }) => body)).toMatchObject([
      { start: '2027-03-16T08:00:00.000Z' },
      { start: '2027-03-16T09:00:00.000Z' },
    ])
  })

  it('marks the fields that are wrong', async () => {
    const issues = [{ severity: 'error', code: 'wrong-format', pointer: '/body/values/email', message: 'No.' }]
    const { press } = await open(addresses.fill, [{ status: 400, code: 'INVALID_PAYLOAD', more: { issues } }])
    await press('Continuer')
    await waitUntil(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Champ incomplet ou mal complété'))
    await press(texts['appointments.close'], 'dialog')
    await waitUntil(() => expect(document.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true'))
  })
})
