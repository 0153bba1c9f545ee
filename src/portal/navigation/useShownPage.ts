import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RouteMatch } from '../location/Route'
import { newHistoryState, restoreScroll, saveScroll } from '../location/scrollRestoration'
import { matchRoute } from '../routes/matchRoute'
import { useSession } from '../session/Session'
import { menuHistoryAfter } from './menuHistory'
import { type PreloadedPage, preloadPage } from './preloadPage'

/** `pending`: the next page is loading. `stuck`: it failed to load, and the current page stays. */
export type Progress = 'still' | 'pending' | 'stuck'

/**
 * The route match to render. After a navigation the current page stays until the next one is loaded. A further
 * navigation replaces the pending one.
 */
export function useShownPage(first: RouteMatch): { match: RouteMatch; progress: Progress } {
  const session = useSession()
  const { location, portal, queries, dialogs, runs, visitor } = session
  const [pathname] = location.hook()
  const search = location.searchHook()
  const [match, setMatch] = useState(first)
  const [progress, setProgress] = useState<Progress>('still')
  const latest = useRef<Address>(first)
  const current = useRef(first)

  useEffect(() => {
    const next: Address = { pathname, search: search.replace(/^\?/, '') }
    if (isSame(next, latest.current)) return
    latest.current = next
    if (isSame(next, current.current)) return
    const isLatest = () => latest.current === next
    saveScroll()
    dialogs.closeAll()
    if (next.pathname !== current.current.pathname) runs.leavePage()
    setProgress('pending')

    function showPage(shown: RouteMatch, page: PreloadedPage) {
      if (!isLatest()) return
      // Only the server renders the maintenance page.
      if (queries.isClosed()) return window.location.reload()
      if ('redirect' in page) return location.navigate(page.redirect, { replace: true, state: newHistoryState() })
      visitor.update({ menuHistory: menuHistoryAfter(visitor.read().menuHistory, current.current, shown) })
      current.current = shown
      startTransition(() => {
        setMatch(shown)
        setProgress('still')
      })
    }

    /**
     * Handles code that failed to load: reloads the page, which gets the code of a new release, or stays on the
     * current page while offline.
     */
    async function handleLoadFailure() {
      const isReachable = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined)
      if (!isLatest()) return
      if (isReachable) return window.location.reload()
      latest.current = current.current
      location.navigate(urlOf(current.current), { replace: true, state: window.history.state })
      setProgress('stuck')
    }

    const load = async () => {
      const nextMatch = await matchRoute(portal, pathname, search)
      if (needsDocument(current.current, nextMatch)) return window.location.reload()
      return [nextMatch, await preloadPage(session, nextMatch)] as const
    }
    load().then((loaded) => loaded && showPage(...loaded), handleLoadFailure)
  }, [session, location, portal, queries, dialogs, runs, visitor, pathname, search])

  return { match, progress }
}

/** Whether the browser must load the next page itself, because a policy of its own holds for it or for the current one. */
const needsDocument = (current: RouteMatch, next: RouteMatch): boolean =>
  current.pathname !== next.pathname && Boolean(current.route.hasOwnPolicy || next.route.hasOwnPolicy)

type Address = Pick<RouteMatch, 'pathname' | 'search'>

const isSame = (one: Address, other: Address): boolean => one.pathname === other.pathname && one.search === other.search

const urlOf = ({ pathname, search }: Address): string => (search ? `${pathname}?${search}` : pathname)

/**
 * Scrolls and moves the focus after a navigation, as a browser does after loading a page. Returns the announcement
 * for screen readers; empty for the server-rendered page, which the browser announces.
 */
export function useArrival(match: RouteMatch): string {
  const previous = useRef(match)
  const [announcement, announce] = useState('')

  useLayoutEffect(() => {
    if (isSamePage(previous.current, match)) return
    const target = restoreScroll()
    // A search field that is in use keeps the focus.
    if (document.activeElement?.closest('main [role=search]')) return
    const start =
      target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    // A link or a field stays in the order of Tab.
    if (start && start.tabIndex < 0) start.setAttribute('tabindex', '-1')
    start?.focus({ preventScroll: true })
  }, [match])

  useEffect(() => {
    if (previous.current === match) return
    const stays = isSamePage(previous.current, match)
    previous.current = match
    if (!stays) announce(document.title)
  }, [match])

  return announcement
}

/**
 * Whether two matches are the same page with another filter, so that focus and scroll position stay. Another `page`
 * of a list counts as another page.
 */
const isSamePage = (one: RouteMatch, other: RouteMatch): boolean =>
  one.pathname === other.pathname && pageOf(one) === pageOf(other)

const pageOf = ({ search }: RouteMatch): string | null => new URLSearchParams(search).get('page')
