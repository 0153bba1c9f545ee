import { type ReactNode, useState } from 'react'
import { withQuery } from '../../../renderer/actions/actionHref'
import { iconButtonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { SearchLandmark } from '../../../renderer/parts/SearchLandmark'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './SearchBox.module.css'
import form from './searchForm.module.css'

/** A search form for wide screens that opens the search page. */
export function SearchBox() {
  const { portal, engine, locale, shellText } = useSession()
  const { hasPage, navigate } = useRouteLinks()
  const [suggestions, setSuggestions] = useState<ReactNode>()
  if (!hasPage(pagePaths.search)) return null
  // The field works without suggestions, so a failure to load them is ignored.
  const suggest = (input: HTMLInputElement) =>
    void Promise.all([import('./Suggestions'), engine.preload(['search-field'], locale)])
      .then(([{ Suggestions }]) => setSuggestions(<Suggestions input={input} />))
      .catch(() => {})
  const action = portalPath(portal.cardName, pagePaths.search)
  return (
    <SearchLandmark label={shellText('search.title')} className={styles.search}>
      <form
        className={form.form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          const query = new FormData(event.currentTarget).get('query')
          navigate(withQuery(action, { query: String(query) }))
        }}
      >
        <input
          className={form.input}
          type="search"
          dir="auto"
          name="query"
          aria-label={shellText('search.title')}
          placeholder={shellText('search.title')}
          autoComplete="off"
          onFocus={({ currentTarget }) => suggest(currentTarget)}
        />
        <button className={`${iconButtonClass} ${form.button}`} type="submit" aria-label={shellText('search.title')}>
          <Icon name="search" />
        </button>
        {suggestions}
      </form>
    </SearchLandmark>
  )
}
