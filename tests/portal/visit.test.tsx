// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { App } from '../../src/portal/App'
import { createHost } from '../../src/portal/host/createHost'
import { followLinks } from '../../src/portal/navigation/followLinks'
import { placeOf } from '../../src/portal/navigation/placeOf'
import { drawableOf } from '../../src/portal/navigation/prepare'
import { createSession } from '../../src/portal/session/createSession'
import { type Answers, backEnd, draw, page, portal, text, title } from './answers'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const poll = {
  type: 'poll',
  id: 'poll-1',
  data: { pollUid: 'p1', question: 'Bancs ?', responses: [{ responseUid: 'oui', response: 'Oui' }] },
}
const said: Answers = {
  '/home': page([title('Bienvenue'), poll], { title: 'Valbeau' }),
  '/content/voirie': page([text('Sel et sable')], {
    breadcrumb: [{ title: 'Accueil', path: '/' }, { title: 'Voirie' }],
  }),
  '/menu/root': [{ uid: 'v', title: 'Voirie', path: '/contenu/voirie', children: [] }],
  '/footer': { type: 'columns', columns: [] },
}

let root: Root | undefined
let leave = () => {}
const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(async () => {
  await act(async () => root?.unmount())
  leave()
  vi.restoreAllMocks()
  complaints.mockReset()
})

/** A visit that begins on the page a server has drawn. */
async function visit(url: string, answers: Answers = said) {
  const { html } = await draw(answers, { url })
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? []
  document.body.innerHTML = body
  window.history.replaceState(null, '', url)
  const { fetch, calls } = backEnd(answers)
  const state = JSON.parse(document.querySelector('#state')?.textContent ?? '')
  const location = { hook: () => useBrowserLocation(), searchHook: () => useSearch(), navigate }
  const session = await createSession({ state, fetch, location, onIssue: () => {} })
  const first = placeOf(portal.cardName, window.location.pathname, window.location.search)
  await Promise.all([drawableOf(first).load(), session.engine.preload(state.types, session.locale)])
  const container = document.querySelector('#root') ?? expect.fail('The page has no root.')
  const drawn = container.innerHTML
  await act(async () => {
    root = hydrateRoot(container, <App session={session} host={createHost(session)} first={first} />, {
      onRecoverableError: complaints,
    })
  })
  leave = followLinks(session)
  return { session, calls, drawn, container }
}

const press = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector) ?? expect.fail(`There is no ${selector}.`)
  return act(async () => element.click())
}

const heading = () => document.querySelector('h1')?.textContent

describe('taking over a page', () => {
  it.each(['/valbeau', '/valbeau/contenu/voirie', '/valbeau/menu', '/valbeau/nowhere'])(
    'changes nothing of it and asks for nothing again: %s',
    async (url) => {
      const { drawn, container, calls } = await visit(url)
      expect(container.innerHTML).toBe(drawn)
      expect(complaints).not.toHaveBeenCalled()
      expect(calls).toEqual([])
    },
  )
})

describe('a press on a link', () => {
  it('changes the page without loading it anew', async () => {
    const { calls } = await visit('/valbeau')
    await press('nav a[href="/valbeau/contenu/voirie"]')
    await vi.waitFor(() => expect(heading()).toBe('Voirie'))
    expect(window.location.pathname).toBe('/valbeau/contenu/voirie')
    expect(document.title).toBe('Voirie – Valbeau')
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['voirie?env=desktop'])
    expect(document.querySelector('body')?.textContent).toContain('Voirie – Valbeau')
    expect(complaints).not.toHaveBeenCalled()
  })

  it('keeps the page until the next one is here', async () => {
    const { session } = await visit('/valbeau')
    const load = session.answers.load
    let arrive = () => {}
    vi.spyOn(session.answers, 'load').mockImplementation(async (query) => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return load(query)
    })
    await press('nav a[href="/valbeau/contenu/voirie"]')
    expect(heading()).toBe('Valbeau')
    expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('true')
    vi.mocked(session.answers.load).mockImplementation(load)
    await act(async () => arrive())
    await act(async () => navigate('/valbeau/menu'))
    await vi.waitFor(() => expect(heading()).toBe('Menu'))
    expect(document.querySelector('main')?.hasAttribute('aria-busy')).toBe(false)
  })

  it('closes dialogs', async () => {
    const { session } = await visit('/valbeau')
    const answer = session.dialogs.show(() => <p id="asked">Vraiment ?</p>)
    await act(async () => {})
    expect(document.querySelector('#asked')).toBeTruthy()
    await press('nav a[href="/valbeau/contenu/voirie"]')
    expect(await answer).toBeUndefined()
    expect(document.querySelector('#asked')).toBeNull()
  })

  it('is left to the browser when it opens a tab, or leads to no page of the portal', async () => {
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

describe('dialogs of actions', () => {
  const source = { key: 'test' }

  it('ask before something is done, and do it only after a yes', async () => {
    const { session } = await visit('/valbeau')
    const host = createHost(session)
    const action = { handler: 'back-home', data: {}, confirm: { title: 'Quitter ?', ok: 'Oui, quitter' } } as const
    const buttons = () => [...document.querySelectorAll<HTMLElement>('dialog button')]
    for (const [label, status] of [
      ['Annuler', 'cancelled'],
      ['Oui, quitter', 'done'],
    ]) {
      const outcome = host.run(action, source)
      await vi.waitFor(async () => {
        await act(async () => {})
        expect(document.querySelector('dialog h2')?.textContent).toBe('Quitter ?')
      })
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
    const outcome = createHost(session).run(JSON.parse(JSON.stringify({ handler: 'modal', data: { modal } })), source)
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(document.querySelector('dialog')?.textContent).toContain('Bien reçu.')
    })
    expect(await outcome).toMatchObject({ status: 'done' })
    const button = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === 'Fermer')
    await act(async () => button instanceof HTMLElement && button.click())
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('go on with what was to follow after the button that closed them is gone', async () => {
    const { session } = await visit('/valbeau')
    const follow = { handler: 'navigation', data: { path: '/contenu/voirie' } }
    const closing = { label: 'Continuer', action: { handler: 'close-modal', data: {}, then: follow } }
    const modal = { title: 'Merci', components: [{ type: 'button', data: closing }] }
    void createHost(session).run(JSON.parse(JSON.stringify({ handler: 'modal', data: { modal } })), source)
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(document.querySelector('dialog')?.textContent).toContain('Continuer')
    })
    await press('dialog main button, dialog button:not([aria-label])')
    await vi.waitFor(() => expect(heading()).toBe('Voirie'))
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('what runs on a page', () => {
  const source = { key: 'test' }
  const elsewhere = { handler: 'navigation', data: { path: '/contenu/voirie' } } as const

  it('ends when the visitor leaves it, whatever was to follow', async () => {
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
    const outcome = createHost(stalled).run(slow, source)
    await vi.waitFor(() => expect(signal).toBeDefined())
    await act(async () => void host.run({ handler: 'navigation', data: { path: '/menu' } }, { key: 'link' }))
    expect(await outcome).toEqual({ status: 'aborted' })
    expect(signal?.aborted).toBe(true)
    await vi.waitFor(() => expect(window.location.pathname).toBe('/valbeau/menu'))
  })

  it('goes on when it took the visitor elsewhere itself', async () => {
    const { session } = await visit('/valbeau')
    const action = { ...elsewhere, then: { handler: 'refresh', data: {} } } as const
    const refresh = vi.spyOn(session.answers, 'refresh')
    const outcome = createHost(session).run(action, source)
    await vi.waitFor(() => expect(heading()).toBe('Voirie'))
    expect(await outcome).toMatchObject({ status: 'done', next: { status: 'done' } })
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})

describe('another query of the same page', () => {
  it('keeps the focus, the place and what is mounted', async () => {
    const { session } = await visit('/valbeau')
    const choice = document.querySelector<HTMLElement>('input') ?? expect.fail('The poll has no answer.')
    choice.focus()
    vi.mocked(window.scrollTo).mockClear()
    await act(async () => session.location.navigate('/valbeau?keyword=marche'))
    await vi.waitFor(() => expect(document.querySelector('main')?.getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(choice)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('begins at the top when it is another page of a list', async () => {
    const { session } = await visit('/valbeau')
    await act(async () => session.location.navigate('/valbeau?page=2'))
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')))
  })
})
