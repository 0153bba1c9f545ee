// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createHost } from '../../src/portal/actions/createHost'
import { endSession } from '../../src/portal/navigation/endSession'
import { startRun, waitUntil } from '../helpers/waitUntil'
import { page, text } from './answers'
import { click, defaultAnswers, heading, visit } from './visit'

describe('hydrating a page', () => {
  it.each(['/valbeau', '/valbeau/contenu/voirie', '/valbeau/menu', '/valbeau/nowhere'])(
    'changes nothing and makes no call: %s',
    async (url) => {
      const { serverHtml, container, calls, problems } = await visit(url)
      // With a script the vote waits for a choice.
      expect(container.innerHTML.replace(' disabled=""', '')).toBe(serverHtml)
      expect(problems()).toEqual([])
      expect(calls).toEqual([])
    },
  )
})

describe('a press on a link', () => {
  it('changes the page without a reload', async () => {
    const { calls, problems } = await visit('/valbeau')
    await click('nav a[href="/valbeau/contenu/voirie"]')
    await waitUntil(() => expect(heading()).toBe('Voirie'))
    expect(window.location.pathname).toBe('/valbeau/contenu/voirie')
    expect(document.title).toBe('Voirie – Valbeau')
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      'voirie?env=desktop&maps=true',
      'aside?parent=voirie',
    ])
    expect(document.querySelector('body')?.textContent).toContain('Voirie – Valbeau')
    expect(problems()).toEqual([])
  })

  it('keeps the page until the next one is loaded', async () => {
    const { session } = await visit('/valbeau')
    const load = session.queries.load
    let arrive = () => {}
    vi.spyOn(session.queries, 'load').mockImplementation(async (query) => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return load(query)
    })
    await click('nav a[href="/valbeau/contenu/voirie"]')
    expect(heading()).toBe('Valbeau')
    expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('true')
    vi.mocked(session.queries.load).mockImplementation(load)
    await act(async () => arrive())
    await act(async () => navigate('/valbeau/menu'))
    await waitUntil(() => expect(heading()).toBe('Menu'))
    expect(document.querySelector('main')?.hasAttribute('aria-busy')).toBe(false)
  })

  it('closes dialogs', async () => {
    const { session } = await visit('/valbeau')
    const { outcome } = await startRun(() => session.dialogs.show(() => <p id="asked">Vraiment ?</p>))
    expect(document.querySelector('#asked')).toBeTruthy()
    await click('nav a[href="/valbeau/contenu/voirie"]')
    expect(await outcome).toBeUndefined()
    expect(document.querySelector('#asked')).toBeNull()
  })

  it('is left to the browser for a new tab or another site', async () => {
    await visit('/valbeau')
    const prevented = (selector: string, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      document.addEventListener('click', (last) => last.preventDefault(), { once: true, capture: false })
      document.querySelector(selector)?.dispatchEvent(event)
      return window.location.pathname
    }
    expect(prevented('nav a', { ctrlKey: true })).toBe('/valbeau')
    expect(prevented('a[hreflang="en"]')).toBe('/valbeau')
    expect(prevented('a[href="#contenu"]')).toBe('/valbeau')
  })
})

describe('the end of a session', () => {
  const account = {
    uid: 'a',
    email: 'a@b.be',
    firstName: 'A',
    lastName: 'B',
    locale: 'fr',
    createdAt: '2027-01-01T00:00:00Z',
  } as const
  const input = { name: 'message', label: 'Message', inputType: 'textarea', required: true }
  const form = { type: 'form', data: { inputs: [input], method: 'POST', endpoint: '/a', submitLabel: 'Envoyer' } }
  const withForm = { ...defaultAnswers, '/content/voirie': page([form]) }
  const notice = () => document.querySelector<HTMLAnchorElement>('body > [role=status] > a')

  it('leads home, from where the visitor comes back by signing in', async () => {
    const { session, problems } = await visit('/valbeau/contenu/voirie', undefined, undefined, account)
    await act(() => endSession(session, 'expired'))
    await waitUntil(() => expect(heading()).toBe('Valbeau'))
    expect(window.location.pathname).toBe('/valbeau')
    expect(notice()?.getAttribute('href')).toBe('/compte/connexion?redirectUrl=%2Fvalbeau%2Fcontenu%2Fvoirie')
    expect(problems()).toEqual([])
  })

  it('leads home from under the offer to install the portal, which stays', async () => {
    const { session } = await visit('/valbeau/contenu/voirie', undefined, undefined, account)
    await startRun(() => session.dialogs.showOffer(() => <p id="offer">Ajouter</p>))
    const offer = document.querySelector<HTMLElement>('#offer')
    await act(() => endSession(session, 'expired'))
    await waitUntil(() => expect(heading()).toBe('Valbeau'))
    expect(offer?.isConnected).toBe(true)
  })

  it('asks who calls without an account to sign in, and leads back', async () => {
    const { session } = await visit('/valbeau/contenu/voirie', undefined, undefined, account)
    await act(() => endSession(session, 'missing'))
    await act(() => endSession(session, 'missing'))
    await waitUntil(() => expect(heading()).toBe('Se connecter'))
    expect(window.location.pathname + window.location.search).toBe(
      '/compte/connexion?redirectUrl=%2Fvalbeau%2Fcontenu%2Fvoirie',
    )
    expect(session.visitor.read().account).toBeUndefined()
  })

  it('leads home from a page of the account too, whose calls then miss it', async () => {
    const { session } = await visit('/valbeau/compte/profil', undefined, undefined, account)
    await act(async () => {
      const end = endSession(session, 'expired')
      await endSession(session, 'missing')
      await end
    })
    await waitUntil(() => expect(heading()).toBe('Valbeau'))
    await act(() => endSession(session, 'expired'))
    expect(window.location.pathname).toBe('/valbeau')
    expect(document.querySelectorAll('body > [role=status] > a')).toHaveLength(1)
    expect(notice()?.getAttribute('href')).toBe('/compte/connexion?redirectUrl=%2Fvalbeau%2Fcompte%2Fprofil')
  })

  it('leads home from a page with fields and from a dialog, which closes', async () => {
    const { session } = await visit('/valbeau/contenu/voirie', withForm, undefined, account)
    const { outcome } = await startRun(() => session.dialogs.show(() => <p id="asked">Vraiment ?</p>))
    await act(() => endSession(session, 'expired'))
    await waitUntil(() => expect(heading()).toBe('Valbeau'))
    expect(await outcome).toBeUndefined()
    expect(document.querySelector('#asked')).toBeNull()
  })

  it('leaves a page with fields as it is when a call needed an account', async () => {
    const { session } = await visit('/valbeau/contenu/voirie', withForm, undefined, account)
    await act(() => endSession(session, 'missing'))
    expect(notice()).toBeTruthy()
    expect(window.location.pathname).toBe('/valbeau/contenu/voirie')
    expect(document.querySelector('main textarea')).toBeTruthy()
  })
})

describe('dialogs of actions', () => {
  const source = { key: 'test' }

  it('ask for confirmation before the action runs', async () => {
    const { session } = await visit('/valbeau')
    const host = createHost(session)
    const action = { handler: 'back-home', data: {}, confirm: { title: 'Quitter ?', ok: 'Oui, quitter' } } as const
    const buttons = () => [...document.querySelectorAll<HTMLElement>('dialog button')]
    for (const [label, status] of [
      ['Annuler', 'cancelled'],
      ['Oui, quitter', 'done'],
    ]) {
      const { outcome } = await startRun(() => host.run(action, source))
      await waitUntil(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Quitter ?'))
      await act(async () =>
        buttons()
          .find((button) => button.textContent === label)
          ?.click(),
      )
      expect(await outcome).toMatchObject({ status })
      expect(document.querySelector('dialog')).toBeNull()
    }
  })

  it('show the blocks and buttons of a modal, and close', async () => {
    const { session } = await visit('/valbeau')
    const modal = { title: 'Merci', components: [text('Bien reçu.')], buttons: [{ label: 'Fermer', kind: 'primary' }] }
    const action = JSON.parse(JSON.stringify({ handler: 'modal', data: { modal } }))
    const { outcome } = await startRun(() => createHost(session).run(action, source))
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain('Bien reçu.'))
    expect(await outcome).toMatchObject({ status: 'done' })
    const button = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === 'Fermer')
    await act(async () => button instanceof HTMLElement && button.click())
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('run the following action after they have closed', async () => {
    const { session } = await visit('/valbeau')
    const follow = { handler: 'navigation', data: { path: '/contenu/voirie' } }
    const closing = { label: 'Continuer', action: { handler: 'close-modal', data: {}, then: follow } }
    const modal = { title: 'Merci', components: [{ type: 'button', data: closing }] }
    const action = JSON.parse(JSON.stringify({ handler: 'modal', data: { modal } }))
    await startRun(() => createHost(session).run(action, source))
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain('Continuer'))
    await click('dialog main button, dialog button:not([aria-label])')
    await waitUntil(() => expect(heading()).toBe('Voirie'))
    expect(document.querySelector('dialog')).toBeNull()
  })
})
