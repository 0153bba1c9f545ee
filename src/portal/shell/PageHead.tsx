import { useEffect } from 'react'
import { type Head, tabTitle } from '../session/Head'
import { useSession } from '../session/Session'

/** Writes the head into the browser's document; the server writes its own. Renders nothing. */
export function PageHead(head: Head) {
  const { portal } = useSession()
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
