import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import type { Account } from '../../schemas/engine'
import { App } from '../../src/portal/App'
import { createHost } from '../../src/portal/actions/createHost'
import { interceptLinks } from '../../src/portal/navigation/interceptLinks'
import { preloadPage } from '../../src/portal/navigation/preloadPage'
import { matchRoute } from '../../src/portal/routes/matchRoute'

import { createSession } from '../../src/portal/session/createSession'
import { type Answers, backEnd, page, portal, renderWith, text, title } from './answers'

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

type Fetch = ReturnType<typeof backEnd>['fetch']

/**
 * Renders a page on the server and hydrates it in the window. `problems()` are the errors that React reported since. The back end gives
 * `answers`; a `fetch` of the test's own takes its place in the browser. With `account` the visitor is signed in. `installEvent` is the
 * browser's event that it can install the portal. `beforeHydration` acts on the page of the server.
 */
export async function visit(
  url: string,
  answers: Answers = defaultAnswers,
  fetch?: Fetch,
  account?: Account,
  installEvent?: Promise<Event>,
  beforeHydration?: () => void,
) {
  const recovered: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { html } = await renderWith(answers, { url, account })
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? []
  document.body.innerHTML = body
  window.history.replaceState(null, '', url)
  const server = backEnd(answers)
  const state = JSON.parse(document.querySelector('#state')?.textContent ?? '')
  const location = { hook: () => useBrowserLocation(), searchHook: () => useSearch(), navigate }
  const session = await createSession({ state, fetch: fetch ?? server.fetch, location, onIssue: () => {} })
  const first = await matchRoute(portal, window.location.pathname, window.location.search)
  await preloadPage(session, first)
  const container = document.querySelector('#root') ?? expect.fail('The page has no root.')
  const serverHtml = container.innerHTML
  beforeHydration?.()
  const writeError = vi.spyOn(console, 'error')
  const root = await act(async () =>
    hydrateRoot(container, <App session={session} host={createHost(session, installEvent)} firstMatch={first} />, {
      onRecoverableError: (error) => recovered.push(error),
    }),
  )
  const leave = interceptLinks(session)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    leave()
    vi.restoreAllMocks()
  })
  return {
    session,
    calls: server.calls,
    serverHtml,
    container,
    problems: () => [...recovered, ...writeError.mock.calls],
  }
}

/** Clicks the first element that matches the selector. */
export const click = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector) ?? expect.fail(`There is no ${selector}.`)
  return act(async () => element.click())
}

/** The heading of the page. */
export const heading = () => document.querySelector('h1')?.textContent
