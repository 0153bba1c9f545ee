import { useEffect } from 'react'
import { type Head, tabTitle } from '../session/Head'
import { useSession } from '../session/Session'

/** Passes the head to the server's render context or to the browser's document. Renders nothing. */
export function PageHead(head: Head) {
  const { portal, renderContext } = useSession()
  if (renderContext) renderContext.head = head
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
