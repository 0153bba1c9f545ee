import { useEffect } from 'react'
import { type Head, tabTitle } from '../session/Head'
import { useSession } from '../session/Session'

/** Tells the server, or the browser's tab, what the page is called. Draws nothing. */
export function PageHead(head: Head) {
  const { portal, renderContext: drawing } = useSession()
  if (drawing) drawing.head = head
  const title = tabTitle(head, portal.name)
  const { description = '' } = head
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', window.location.origin + window.location.pathname)
  }, [title, description])
  return null
}
