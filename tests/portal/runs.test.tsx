// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createHost } from '../../src/portal/actions/createHost'
import { startRun, waitUntil } from '../helpers/waitUntil'
import { heading, visit } from './visit'

describe('an action that runs on a page', () => {
  const source = { key: 'test' }
  const elsewhere = { handler: 'navigation', data: { path: '/contenu/voirie' } } as const

  it('is aborted when the visitor leaves the page', async () => {
    const { session } = await visit('/valbeau')
    const host = createHost(session)
    const slow = { handler: 'submit', data: { method: 'POST', endpoint: '/slow' }, then: elsewhere } as const
    let signal: AbortSignal | undefined
    const stalled = {
      ...session,
      client: (_: string, call?: { signal?: AbortSignal | undefined }) => {
        signal = call?.signal
        return new Promise<never>(() => {})
      },
    }
    const { outcome } = await startRun(() => createHost(stalled).run(slow, source))
    await waitUntil(() => expect(signal).toBeDefined())
    await act(async () => void host.run({ handler: 'navigation', data: { path: '/menu' } }, { key: 'link' }))
    expect(await outcome).toEqual({ status: 'aborted' })
    expect(signal?.aborted).toBe(true)
    await waitUntil(() => expect(window.location.pathname).toBe('/valbeau/menu'))
  })

  it('continues after a navigation of its own', async () => {
    const { session } = await visit('/valbeau')
    const action = { ...elsewhere, then: { handler: 'refresh', data: {} } } as const
    const refresh = vi.spyOn(session.queries, 'refresh')
    const { outcome } = await startRun(() => createHost(session).run(action, source))
    await waitUntil(() => expect(heading()).toBe('Voirie'))
    expect(await outcome).toMatchObject({ status: 'done', next: { status: 'done' } })
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})

describe('another query of the same page', () => {
  it('keeps focus, scroll position and mounted components', async () => {
    const { session } = await visit('/valbeau')
    const choice = document.querySelector<HTMLElement>('input') ?? expect.fail('The poll has no answer.')
    choice.focus()
    vi.mocked(window.scrollTo).mockClear()
    await act(async () => session.location.navigate('/valbeau?keyword=marche'))
    await waitUntil(() => expect(document.querySelector('main')?.getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(choice)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('starts at the top for another page of a list', async () => {
    const { session } = await visit('/valbeau')
    await act(async () => session.location.navigate('/valbeau?page=2'))
    await waitUntil(() => expect(document.activeElement).toBe(document.querySelector('h1')))
  })
})
