import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { trackWork, whenIdle } from '../../renderer/engine/readiness'
import { App } from './App'
import { createHost } from './actions/createHost'
import { manageScrollRestoration } from './location/scrollRestoration'
import { inSameLanguage } from './location/urls'
import { watchCodeFailures } from './navigation/codeFailures'
import { interceptLinks } from './navigation/interceptLinks'
import { preloadPage } from './navigation/preloadPage'
import { watchInstallation } from './pwa/watchInstallation'
import { matchRoute } from './routes/matchRoute'
import type { PageState } from './session/createSession'
import { createSession, watchNetwork } from './session/createSession'

/**
 * Hydrates the server's page once everything it needs is loaded. On any failure the server's page stays, whose links
 * and forms work without JavaScript.
 */
async function start(root: HTMLElement, state: PageState): Promise<void> {
  watchCodeFailures()
  const installEvent = watchInstallation(state.env)
  const session = await createSession({
    state,
    async fetch(path, init) {
      const answer = await window.fetch(path, init)
      const sessionEnd = answer.headers.get('x-beffroi-session') ?? (answer.status === 401 && 'missing')
      if (sessionEnd) void import('./navigation/endSession').then((end) => end.endSession(session, sessionEnd))
      return answer
    },
    location: {
      hook: () => useBrowserLocation(),
      searchHook: () => useSearch(),
      navigate: (to, options) => navigate(inSameLanguage(to, window.location.search), options),
    },
    onIssue: (issue) => console.debug(issue),
  })
  removeUnreadParameters(state.search)
  const firstMatch = await matchRoute(state.portal, window.location.pathname, window.location.search)
  await preloadPage(session, firstMatch)
  const serverHtml = root.innerHTML
  // In a transition, React hydrates in steps of some milliseconds, so that the visitor can scroll and follow links
  // meanwhile.
  startTransition(() => {
    hydrateRoot(root, <App session={session} host={createHost(session, installEvent)} firstMatch={firstMatch} />, {
      onUncaughtError(error) {
        console.error(error)
        root.innerHTML = serverHtml
      },
    })
  })
  watchNetwork(session)
  manageScrollRestoration()
  interceptLinks(session)
  await trackWork(
    new Promise<void>(whenIdle).then(() => import('./loadIdleCode')).then((idle) => idle.loadIdleCode(session)),
  )
}

/**
 * Replaces the query by the one that the page was rendered for, so that links derived from the address match those of
 * the server.
 */
function removeUnreadParameters(search: string): void {
  const { pathname, search: currentSearch, hash } = window.location
  const canonicalSearch = search && `?${search}`
  if (currentSearch !== canonicalSearch)
    window.history.replaceState(window.history.state, '', `${pathname}${canonicalSearch}${hash}`)
}

const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent
if (root && state) start(root, JSON.parse(state)).catch(console.error)
