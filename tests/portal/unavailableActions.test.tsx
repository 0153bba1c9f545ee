// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { createHost } from '../../src/portal/actions/createHost'
import { waitUntil } from '../helpers/waitUntil'
import { deferred } from '../renderer/actions/recorder'
import { page } from './answers'
import { click, defaultAnswers, visit } from './visit'

const unavailable = 'Cette action n’est pas disponible pour le moment.'
const row = {
  type: 'parameters-row',
  data: { uid: 'agenda', title: 'Agenda', notifiable: true, deletable: true },
}
const home = (...blocks: unknown[]) => visit('/valbeau', { ...defaultAnswers, '/home': page(blocks) })
const bell = () => document.querySelector('main [aria-pressed]')
const alerts = () => [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent)

describe('a settings row whose service does not exist yet', () => {
  it('switches its bell back and says that it is not available', async () => {
    await home(row)
    await click('main [aria-pressed]')
    await waitUntil(() => expect(alerts()).toEqual([unavailable]))
    expect(bell()?.getAttribute('aria-pressed')).toBe('false')
  })

  it('says so when it cannot be removed', async () => {
    await home(row)
    await click('main [data-danger]')
    await waitUntil(() => expect(alerts()).toEqual([unavailable]))
  })

  it('waits for the service that listens', async () => {
    const { session } = await home(row)
    const { promise, resolve } = deferred()
    const heard: unknown[] = []
    session.events.on('add_notification', (data) => {
      heard.push(data)
      return promise
    })
    await click('main [aria-pressed]')
    expect(bell()?.getAttribute('aria-disabled')).toBe('true')
    await act(async () => resolve(undefined))
    await waitUntil(() => expect(bell()?.getAttribute('aria-disabled')).toBeNull())
    expect(heard).toEqual([{ path: 'widget/agenda/true' }])
    expect(bell()?.getAttribute('aria-pressed')).toBe('true')
    expect(alerts()).toEqual([])
  })
})

describe('an action to a route without a page', () => {
  const action = { handler: 'navigation-name', data: { name: 'cardName-abonnement' } } as const

  it('has no address', async () => {
    const { session } = await home()
    const host = createHost(session)
    expect(host.href(action)).toBeUndefined()
    expect(host.href({ ...action, data: { name: 'cardName-menu' } })).toBe('/valbeau/menu')
  })

  it('shows no link, and a press says that it is not available', async () => {
    const { calls } = await home({ type: 'content-cell', data: { title: 'Abonnement' }, action })
    expect(document.querySelector('main a')).toBeNull()
    await click('main h2 button, main h3 button')
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain(unavailable))
    expect(window.location.pathname).toBe('/valbeau')
    expect(calls).toEqual([])
  })
})
