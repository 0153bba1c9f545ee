import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { App } from '../../src/portal/App'
import { createHost } from '../../src/portal/actions/createHost'
import { followLinks } from '../../src/portal/navigation/followLinks'
import { lazyPageOf } from '../../src/portal/navigation/preloadPage'
import { matchRoute } from '../../src/portal/routes/matchRoute'
import { createSession } from '../../src/portal/session/createSession'
import { type Answers, backEnd, page, portal, renderWith, text, title } from './answers'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const poll = {
  type: 'poll',
  id: 'poll-1',
  data: { pollUid: 'p1', question: 'Bancs ?', responses: [{ responseUid: 'oui', response: 'Oui' }] },
}
/** The default answers of the back end of a visit. */
export const defaultAnswers: Answers = {
  '/home': page([title('Bienvenue'), poll], { title: 'Valbeau' }),
  '/content/voirie': page([text('Sel et sable')], {
    breadcrumb: [{ title: 'Accueil', path: '/' }, { title: 'Voirie' }],
  }),
  '/menu/root': [{ uid: 'v', title: 'Voirie', path: '/contenu/voirie', children: [] }],
  '/footer': { type: 'columns', columns: [] },
}

let root: Root | undefined
let leave = () => {}
export const consoleErrors = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(consoleErrors)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(async () => {
  await act(async () => root?.unmount())
  leave()
  vi.restoreAllMocks()
  consoleErrors.mockReset()
})

/** Starts a visit on a page that the server rendered. */
export async function visit(url: string, answers: Answers = defaultAnswers) {
  const { html } = await renderWith(answers, { url })
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? []
  document.body.innerHTML = body
  window.history.replaceState(null, '', url)
  const { fetch, calls } = backEnd(answers)
  const state = JSON.parse(document.querySelector('#state')?.textContent ?? '')
  const location = { hook: () => useBrowserLocation(), searchHook: () => useSearch(), navigate }
  const session = await createSession({ state, fetch, location, onIssue: () => {} })
  const first = matchRoute(portal.cardName, window.location.pathname, window.location.search)
  await Promise.all([lazyPageOf(first).load(), session.engine.preload(state.types, session.locale)])
  const container = document.querySelector('#root') ?? expect.fail('The page has no root.')
  const serverHtml = container.innerHTML
  await act(async () => {
    root = hydrateRoot(container, <App session={session} host={createHost(session)} first={first} />, {
      onRecoverableError: consoleErrors,
    })
  })
  leave = followLinks(session)
  return { session, calls, serverHtml, container }
}

/** Clicks the first element that matches the selector. */
export const click = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector) ?? expect.fail(`There is no ${selector}.`)
  return act(async () => element.click())
}

/** The heading of the page. */
export const heading = () => document.querySelector('h1')?.textContent
