import { useEffect } from 'react'
import { useSearchParams } from 'wouter'

let pageCount = 0

/**
 * Sets the title of the tab and focuses the fixture in the address or the heading of the page. The first page of a visit
 * leaves the focus where the browser puts it.
 */
export function usePageFocus(title: string): void {
  const [params] = useSearchParams()
  const fixture = params.get('fixture')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const isFirst = pageCount++ === 0
    const target = fixture === null ? undefined : document.getElementById(fixtureAnchor(fixture))
    if (target) {
      target.scrollIntoView({ behavior: 'instant' })
      target.focus({ preventScroll: true })
    } else if (!isFirst) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [fixture])
}

/** Id of the heading of a fixture, for links. */
export const fixtureAnchor = (name: string): string => `fixture-${name.replaceAll('/', '-') || 'page'}`
