import type { MouseEvent, SubmitEvent } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { isUnmodifiedClick } from '../../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import styles from './WalkListScreen.module.css'

type Props = {
  /** Number of filters that are set. */
  count: number
}

/** Parameters that a search sets or resets. */
const resetParameters = ['query', 'filtres', 'balade', 'groupe']

/** The search for walks, and the filter button with the number of filters. */
export function WalkSearch({ count }: Props) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const { params, to } = usePageQuery()
  const query = params.get('query') ?? ''
  const others = [...params].filter(([name]) => !resetParameters.includes(name))
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('query')
    const query = typeof entered === 'string' ? entered.trim() : undefined
    void host.run(to({ query, balade: undefined, groupe: undefined }), { key: 'walk-search' })
  }
  const filters = to({ filtres: '1' }, true)
  const openFilters = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    void host.run(filters, { key: 'walk-filters' })
  }
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element */}
      <form role="search" className={styles.search} action={portalPath(portal.cardName, '/balade')} onSubmit={search}>
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <input
          key={query}
          type="search"
          dir="auto"
          name="query"
          className={inputClass()}
          defaultValue={query}
          maxLength={200}
          aria-label={text('walks.search')}
          placeholder={text('walks.search')}
          enterKeyHint="search"
        />
        <button type="submit" className={`${buttonClass()} ${styles.icon}`} aria-label={text('walks.searchButton')}>
          <Icon name="search" />
        </button>
      </form>
      <a className={buttonClass()} href={`${host.href(filters) ?? ''}#filtres`} rel="nofollow" onClick={openFilters}>
        <Icon name="settings" />
        {text('walks.filter')}
        {count > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{text('walks.filterCount', { count })}</VisuallyHidden>
          </span>
        )}
      </a>
    </div>
  )
}
