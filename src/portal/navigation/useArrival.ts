import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RouteMatch } from '../location/RouteMatch'
import { restoreScroll } from './scrollRestoration'

/**
 * Does what a browser does when a page has loaded: scrolls, and puts whoever listens or uses the keyboard at its
 * beginning. Gives the sentence that announces the page. The page a server drew has been announced already.
 */
export function useArrival(place: RouteMatch): string {
  const before = useRef(place)
  const [announced, announce] = useState('')

  useLayoutEffect(() => {
    if (isSamePage(before.current, place)) return
    restoreScroll()
    // A search begun elsewhere goes on in the field of this page.
    if (document.activeElement?.closest('main [role=search]')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [place])

  useEffect(() => {
    if (before.current === place) return
    const stays = isSamePage(before.current, place)
    before.current = place
    if (!stays) announce(document.title)
  }, [place])

  return announced
}

/**
 * Whether a visitor who went from one place to the other is still on the same page, of which another query only shows
 * something else: what they use to narrow it keeps the focus, and nothing scrolls. Turning to another `page` of a list
 * begins at the top.
 */
const isSamePage = (one: RouteMatch, other: RouteMatch): boolean =>
  one.pathname === other.pathname && pageOf(one) === pageOf(other)

const pageOf = ({ search }: RouteMatch): string | null => new URLSearchParams(search).get('page')
