import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RouteMatch } from '../location/RouteMatch'
import { restoreScroll } from './scrollRestoration'

/**
 * Does what a browser does after loading a page: scrolls and moves the focus to its heading. Returns the announcement for
 * screen readers; empty for the page that the server rendered, which the browser announces.
 */
export function useArrival(match: RouteMatch): string {
  const previous = useRef(match)
  const [announcement, announce] = useState('')

  useLayoutEffect(() => {
    if (isSamePage(previous.current, match)) return
    restoreScroll()
    // A search field that is in use keeps the focus.
    if (document.activeElement?.closest('main [role=search]')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
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
 * Whether two matches are the same page with another filter, so that focus and scroll position stay. Another `page` of a
 * list counts as another page.
 */
const isSamePage = (one: RouteMatch, other: RouteMatch): boolean =>
  one.pathname === other.pathname && pageOf(one) === pageOf(other)

const pageOf = ({ search }: RouteMatch): string | null => new URLSearchParams(search).get('page')
