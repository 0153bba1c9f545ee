import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { Loaded, lazy } from '../../../../../renderer/engine/lazy'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Chip } from '../../../../../renderer/parts/Chip'
import { ChipRow } from '../../../../../renderer/parts/ChipRow'
import { HeadingLevel } from '../../../../../renderer/parts/Heading'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { Block, WalkDetail, WalkFilter, WalkList } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useNeeds } from '../../../session/needs'
import { useSession, useShellText } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import page from '../../../shell/PageView.module.css'
import { countFilters } from '../walkQueries'
import { arrangeByNeeds } from './arrangeByNeeds'
import { FilterForm } from './FilterForm'
import styles from './WalkListScreen.module.css'
import { WalkNeeds } from './WalkNeeds'
import { WalkSearch } from './WalkSearch'

const walkListMap = lazy('WalkListMap', () => import('./WalkListMap'))
const filterPanel = lazy('FilterPanel', () => import('./FilterPanel'))

type Props = {
  data: {
    title: string
    description: string
    list: WalkList
    filter: WalkFilter | undefined
    components: readonly Block[]
    /** The walk selected on the map, and its details as a block. */
    walk: WalkDetail | undefined
    chosen: readonly Block[]
  }
}

/** The walks as a list or on a map, with a search and a filter. Without JavaScript, the filter is part of the page. */
export function WalkListScreen({
  data: { title, description, list: allWalks, filter, components, walk, chosen },
}: Props) {
  const { shellText: text } = useSession()
  const host = useHost()
  const { params, to } = usePageQuery()
  const hydrated = useHydrated()
  const needs = useNeeds()
  const [showsOthers, setShowsOthers] = useState(false)
  const arranged = useMemo(() => arrangeByNeeds(allWalks, needs), [allWalks, needs])
  const list = arranged?.[showsOthers ? 'sorted' : 'fitting'] ?? allWalks
  const blocks = useMemo(
    () => (list === allWalks ? components : [{ type: 'walk-list', id: 'walks', data: list }]),
    [list, allWalks, components],
  )
  const showsMap = params.get('vue') === 'carte'
  const isFiltering = params.has('filtres')
  const closeFilters = () => void host.run(to({ filtres: undefined }, true), { key: 'walk-filters' })
  const count = countFilters(params.toString())
  return (
    <>
      <header className={page.header}>
        <h1 className={page.title}>{title}</h1>
        <p className={`${page.lead} ${showsMap ? styles.aboveMap : ''}`}>{description}</p>
      </header>
      <div className={styles.tools}>
        <WalkSearch count={count} />
        <ViewToggle showsMap={showsMap} />
      </div>
      <WalkNeeds arranged={arranged} isAboveMap={showsMap} showsOthers={showsOthers} onShowOthers={setShowsOthers} />
      {!hydrated && isFiltering && filter && (
        <section className={styles.inline} id="filtres" aria-labelledby="filtres-titre">
          <h2 id="filtres-titre">{text('walks.filterTitle')}</h2>
          <FilterForm filter={filter} onResult={() => {}} />
        </section>
      )}
      {!hydrated && walk && <ChosenWalk walk={walk} blocks={chosen} />}
      {hydrated && isFiltering && (
        <Loaded value={filterPanel}>{(Panel) => <Panel filter={filter} onClose={closeFilters} />}</Loaded>
      )}
      {showsMap && hydrated ? (
        <Loaded value={walkListMap} fallback={<PageBlocks components={blocks} />}>
          {(MapScreen) => <MapScreen list={list} walk={walk} />}
        </Loaded>
      ) : (
        <PageBlocks components={blocks} />
      )}
      <Announcement total={list.total} />
    </>
  )
}

/** The walk that the address names, above the list until the code of the map is loaded. */
function ChosenWalk({ walk, blocks }: { walk: WalkDetail; blocks: readonly Block[] }) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const { to } = usePageQuery()
  return (
    <section className={styles.chosen} aria-label={walk.title} lang={walk.locale}>
      <p className={styles.links}>
        <a
          className={buttonClass('primary')}
          href={portalPath(portal.cardName, `/balade/${encodeURIComponent(walk.uid)}`)}
        >
          {text('walks.open')}
          <Icon name="chevron-right" />
        </a>
        <a className={buttonClass()} href={host.href(to(noChoice)) ?? ''} rel="nofollow">
          {text('walks.panelClose')}
        </a>
      </p>
      <HeadingLevel value={2}>
        <PageBlocks components={blocks} />
      </HeadingLevel>
    </section>
  )
}

/** Clears the selection when the visitor switches views. */
const noChoice = { balade: undefined, groupe: undefined, liste: undefined }

/** Links to the list and the map. */
function ViewToggle({ showsMap }: { showsMap: boolean }) {
  const text = useShellText()
  const host = useHost()
  const { to } = usePageQuery()
  const views = [
    { label: text('walks.viewList'), selected: !showsMap, action: to({ ...noChoice, vue: undefined }) },
    { label: text('walks.viewMap'), selected: showsMap, action: to({ vue: 'carte' }) },
  ]
  return (
    <nav aria-label={text('walks.view')}>
      <ChipRow>
        {views.map(({ label, selected, action }) => (
          <li key={label}>
            <Chip
              label={label}
              selected={selected}
              href={host.href(action) ?? ''}
              onPress={() => void host.run(action, { key: 'walk-view' })}
            />
          </li>
        ))}
      </ChipRow>
    </nav>
  )
}

/** Announces the number of walks after a filter has changed it. */
function Announcement({ total }: { total: number }) {
  const { text } = useSession()
  const [initialTotal] = useState(total)
  const [announcement, announce] = useState('')
  useEffect(() => {
    if (total !== initialTotal || announcement) announce(text('walks.count', { count: total }))
  }, [total, initialTotal, announcement, text])
  return <VisuallyHidden live>{announcement}</VisuallyHidden>
}
