import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { App } from './App'
import { createHost, executorCode } from './actions/createHost'
import { clientCode } from './api/createLazyClient'
import { inSameLanguage } from './location/urls'
import { watchCodeFailures } from './navigation/codeFailures'
import { followLinks } from './navigation/followLinks'
import { preloadPage } from './navigation/preloadPage'
import { manageScrollRestoration } from './navigation/scrollRestoration'
import { watchInstallation } from './pwa/watchInstallation'
import { matchRoute } from './routes/matchRoute'
import type { PageState } from './session/createSession'
import { createSession, watchNetwork } from './session/createSession'
import type { Session } from './session/Session'

/**
 * Hydrates the server's page once everything it was rendered with is loaded. When anything fails, the server's page stays:
 * its links and forms work without JavaScript.
 */
async function start(root: HTMLElement, state: PageState): Promise<void> {
  watchCodeFailures()
  // First of all, because the browser fires its event only once, maybe before the session is created.
  const installer = watchInstallation(state.portal.cardName, state.env)
  const session = await createSession({
    state,
    async fetch(path, init) {
      const answer = await window.fetch(path, init)
      const ended = answer.headers.get('x-beffroi-session') ?? (answer.status === 401 && 'missing')
      if (ended) void import('./navigation/endSession').then((end) => end.endSession(session, ended))
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
  const first = matchRoute(state.portal, window.location.pathname, window.location.search)
  await preloadPage(session, first)
  const serverHtml = root.innerHTML
  // As a transition, React hydrates in steps of some milliseconds, so that the visitor can scroll and press links meanwhile.
  startTransition(() => {
    hydrateRoot(root, <App session={session} host={createHost(session, installer)} first={first} />, {
      onUncaughtError(error) {
        console.error(error)
        root.innerHTML = serverHtml
      },
    })
  })
  watchNetwork(session)
  manageScrollRestoration()
  followLinks(session)
  whenIdle(() =>
    Promise.all([clientCode.load(), executorCode.load(), session.engine.preloadActions(), startConsent(session)])
      .then(() => import('./dialogs/showDialogs'))
      .then((dialogs) => dialogs.preloadDialogs())
      .catch(console.error),
  )
}

/** Until it is loaded, the server takes the visitor's choice of cookies. */
async function startConsent(session: Session): Promise<void> {
  const visits = import('./session/followVisits')
  const { followConsent } = await import('./session/consent')
  followConsent(session.portal.cardName)
  const { followVisits } = await visits
  followVisits(session)
}

/** Runs work once the browser has nothing more urgent to do. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}

/** Puts the address into the bar that the page was rendered for, so that links made of it are the same here and there. */
function removeUnreadParameters(search: string): void {
  const { pathname, search: given, hash } = window.location
  const wanted = search && `?${search}`
  if (given !== wanted) window.history.replaceState(window.history.state, '', `${pathname}${wanted}${hash}`)
}

const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent
if (root && state) start(root, JSON.parse(state)).catch(console.error)
