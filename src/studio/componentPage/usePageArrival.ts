import { useEffect } from 'react'
import { useSearchParams } from 'wouter'

let arrivals = 0

/**
 * What happens when a page is opened: the tab is named, and the focus goes to the fixture the address asks for, or to
 * the heading of the page. The first page of a visit leaves the focus where the browser puts it.
 */
export function usePageArrival(title: string): void {
  const [params] = useSearchParams()
  const fixture = params.get('fixture')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const isFirst = arrivals++ === 0
    const place = fixture === null ? undefined : document.getElementById(fixtureAnchor(fixture))
    if (place) {
      place.scrollIntoView({ behavior: 'instant' })
      place.focus({ preventScroll: true })
    } else if (!isFirst) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [fixture])
}

/** Id of the heading of a fixture. */
export const fixtureAnchor = (name: string): string => `fixture-${name.replaceAll('/', '-') || 'page'}`
