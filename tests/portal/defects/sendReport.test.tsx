// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeReports } from '../../../src/portal/services/defects/report/drafts/useReport'
import { waitUntil } from '../../helpers/waitUntil'
import { type Answers, backEnd } from '../answers'
import { heading, visit } from '../visit'
import { account, answers, details } from './town'

type Reply = { status: number; body?: unknown } | 'no network'

const refusal = (status: number, more: object = {}): Reply => ({
  status,
  body: { error: { status, code: 'invalid-request', message: 'No.', issues: [], ...more } },
})

const success: Reply = { status: 200, body: { data: { code: 'SUCCESS', uid: 's9', reference: 'SIG-CCCC-DDDD' } } }

/** Opens the last step. Calls that write get these replies, one after the other. */
async function open(replies: readonly Reply[], more: Answers = {}) {
  const known = { ...answers, ...more }
  const reads = backEnd(known)
  const writes: { path: string; body: Record<string, unknown>; key: string | null }[] = []
  const rest = [...replies]
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    if ((init?.method ?? 'GET') === 'GET') return await reads.fetch(path, init)
    writes.push({
      path,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      key: new Headers(init?.headers).get('idempotency-key'),
    })
    const reply = rest.shift() ?? 'no network'
    if (reply === 'no network') throw new TypeError('The network is away.')
    return typeof reply.body === 'string'
      ? new Response(reply.body, { status: reply.status, headers: { 'content-type': 'text/html' } })
      : Response.json(reply.body, { status: reply.status })
  }
  await visit(details, known, fetch, account)
  const main = () => document.querySelector('main')?.textContent ?? ''
  const type = async (text: string) => {
    const area = document.querySelector('textarea') ?? expect.fail('There is no description.')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const send = () =>
    act(async () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click())
  return { writes, main, type, send }
}

beforeEach(() => closeReports())

describe('the last step of a report', () => {
  it('is sent with the code SUCCESS to the success page', async () => {
    const { writes, type, send } = await open([success])
    await type('Un trou profond.')
    await send()
    await waitUntil(() => expect(heading()).toBe('Votre signalement est enregistré'))
    expect(window.location.pathname).toBe('/valbeau/signalement/success')
    const { madeAt, ...sent } = writes[0]?.body ?? {}
    expect(sent).toEqual({
      ...{ portal: 'valbeau', provider: 'town', category: 'trou', lat: 50.6, lon: 5.7 },
      ...{ description: 'Un trou profond.', fields: {} },
    })
    expect(madeAt).toMatch(/^\d{4}-/)
    expect(writes[0]?.key).toBe('0123456789abcdef')
  })

  it('shows a banner with the login of the external system after REQUIRES_FMS_LOGIN, and keeps what was typed', async () => {
    const { main, type, send } = await open([
      { status: 200, body: { data: { code: 'REQUIRES_FMS_LOGIN', url: 'https://reports.example/login' } } },
    ])
    await type('Un trou profond.')
    await send()
    await waitUntil(() => expect(main()).toContain('connectez-vous au système du service'))
    const link = [...document.querySelectorAll('main a')].find(
      (each) => each.textContent === 'Me connecter à ce système',
    )
    expect(link?.getAttribute('href')).toBe('https://reports.example/login?state=a')
    expect(document.querySelector('textarea')?.value).toBe('Un trou profond.')
  })

  it.each<[string, Reply, string]>([
    ['a field', refusal(400), 'Un champ est à corriger.'],
    [
      'a place in another town',
      refusal(400, {
        issues: [{ pointer: '/body/lat', code: 'out-of-range' }],
        portal: { name: 'autre', title: 'Autre' },
      }),
      'Cet endroit est à Autre.',
    ],
    ['a service that vanished', refusal(404), 'La commune ne prend plus ce type de signalement.'],
    ['photographs that are too large', refusal(413), 'Les photos sont trop lourdes'],
    ['a report that was taken already', refusal(422), 'Ce signalement était déjà arrivé'],
    ['too many links', refusal(400, { code: 'links' }), 'Ce texte contient trop de liens.'],
  ])('says why %s was refused, and keeps what was typed', async (_, reply, sentence) => {
    const { main, type, send } = await open([reply])
    await type('Un trou profond.')
    await send()
    await waitUntil(() => expect(main()).toContain(sentence))
    expect(document.querySelector('textarea')?.value).toBe('Un trou profond.')
  })

  it.each<[string, Reply]>([
    ['no answer', 'no network'],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a page in place of an answer', { status: 200, body: '<html>Welcome</html>' }],
    ['an answer without a code', { status: 200, body: { data: {} } }],
    ['a server that is down', refusal(503)],
  ])('waits after %s, and is sent again under the same key with the same content', async (_, reply) => {
    const { writes, main, type, send } = await open([reply, success])
    await type('Un trou profond.')
    await send()
    await waitUntil(() => expect(main()).toContain('votre signalement est gardé sur cet appareil'))
    await send()
    await waitUntil(() => expect(heading()).toBe('Votre signalement est enregistré'))
    const [first, second] = writes
    expect(second).toEqual(first)
  })

  it('needs words or a photograph', async () => {
    const { writes, main, send } = await open([])
    await send()
    await waitUntil(() => expect(main()).toContain('Décrivez le problème'))
    expect(document.querySelector('[aria-invalid=true]')?.tagName).toBe('TEXTAREA')
    expect(writes).toEqual([])
  })
})
