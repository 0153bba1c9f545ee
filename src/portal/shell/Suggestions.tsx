import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../renderer/i18n/TextContext'
import { useComboBox } from '../../../renderer/parts/useComboBox'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { suggestionsPath } from '../api/pageQueries'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'

/** The suggestions below the header's search box. They turn its existing field into a combo box. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const { portal, scope } = useSession()
  const { navigate } = useRouteLinks()
  const text = useText()
  const id = useId()
  const combo = useComboBox(suggestionsPath(scope), `${id}-list`, (path) => {
    input.value = ''
    navigate(portalPath(portal.cardName, path))
  })
  const latest = useRef(combo)
  useEffect(() => {
    latest.current = combo
    for (const [name, value] of Object.entries(combo.attributes)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, String(value))
    }
  })
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    input.addEventListener('input', () => latest.current.suggest(input.value), { signal })
    input.addEventListener('keydown', (event) => latest.current.handleKeyDown(event), { signal })
    for (const name of ['blur', 'search']) input.addEventListener(name, () => latest.current.close(), { signal })
    input.form?.addEventListener('submit', () => latest.current.close(), { signal })
    latest.current.suggest(input.value)
    return () => events.abort()
  }, [input])
  return (
    <>
      {combo.list}
      <VisuallyHidden live>{combo.count > 0 && text('search.suggested', { count: combo.count })}</VisuallyHidden>
    </>
  )
}
