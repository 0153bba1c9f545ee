import { useMemo, useRef, useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { isInside } from '../../../../renderer/map/isInside'
import type { GeoBounds } from '../../../../renderer/map/MapContent'
import { isUnmodifiedClick } from '../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import { useMediaQuery } from '../../../../renderer/parts/useMediaQuery'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { Block, MapCategory, MapPlace } from '../../../../schemas/engine'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { MapFilters } from './MapFilters'
import styles from './MapScreen.module.css'
import type { MapAddress } from './mapQueries'
import { PlaceList } from './PlaceList'
import { PlacePanel } from './PlacePanel'
import { TownMap } from './TownMap'
import { useCoveredHeight } from './useCoveredHeight'
import { type PlaceTest, placesInView, useMapPlaces } from './useMapPlaces'
import { useOrigin } from './useOrigin'
import { useSelection } from './useSelection'

export type MapData = {
  title: string
  description: string
  address: MapAddress
  categories: readonly MapCategory[]
  /** A page of the places of the address, and how many there are in all. */
  items: readonly MapPlace[]
  total: number
  /** The place whose details are shown. */
  place: MapPlace | undefined
  /** The place from which distances are counted. */
  near: MapPlace | undefined
  blocks: { search: Block; pages: Block | undefined; hours: Block | undefined }
}

/** Screens from this width show the map beside the list. */
const wideScreen = '(min-width: 64em)'

/** The places as a list and, with a script, as a map: beside the list on wide screens, instead of it on others. */
export function MapScreen({ data }: { data: MapData }) {
  const { address, categories, blocks, title } = data
  const { shellText } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const isHydrated = useHydrated()
  const isWide = useMediaQuery(wideScreen)
  const [highlighted, highlight] = useState<string>()
  const [view, setView] = useState<{ holds: PlaceTest; of: string }>()
  const origin = useOrigin(data.near)
  const found = useMapPlaces(data, origin.at)
  const selection = useSelection(data, found.pins)
  const list = useRef<HTMLHeadingElement>(null)
  const [mapArea, setMapArea] = useState<HTMLElement | null>(null)
  const [details, setDetails] = useState<HTMLElement | null>(null)
  const [side, setSide] = useState<HTMLElement | null>(null)
  const coveredHeight = useCoveredHeight(mapArea, details, 'bottom')
  const coveredTop = useCoveredHeight(mapArea, side, 'top')
  const wantsMap = page.params.get('view') === 'map'
  const hasMap = isWide || wantsMap
  const isOfView = view?.of === found.question
  const listed = hasMap && isOfView ? placesInView(found, view.holds) : found

  const searchIn = (bounds: GeoBounds) => {
    const zone = bounds.map((degrees) => degrees.toFixed(5)).join()
    list.current?.focus({ preventScroll: true })
    void host.run(page.to({ zone, place: undefined }), { key: 'map' })
  }
  const listLeaves = (uids: readonly string[]) => {
    selection.close()
    setView({ holds: ({ uid }) => uids.includes(uid), of: found.question })
    list.current?.focus()
  }
  const panel = address.place !== undefined && (
    <PlacePanel
      key={address.place}
      ref={setDetails}
      place={selection.place}
      origin={origin.at}
      closeHref={selection.closeHref}
      onClose={selection.close}
    />
  )
  return (
    <div className={styles.screen} data-view={wantsMap ? 'map' : 'list'} data-details={panel ? '' : undefined}>
      <div ref={setSide} className={styles.side}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.search}>
          <PageBlocks components={useMemo(() => [blocks.search], [blocks.search])} />
        </div>
        <MapFilters categories={categories} address={address} origin={origin} />
        {isHydrated && isWide && (
          <button
            type="button"
            className={`${buttonClass('primary')} ${styles.skip}`}
            onClick={() => mapArea?.querySelector<HTMLElement>('[data-map]')?.focus()}
          >
            {shellText('places.toMap')}
          </button>
        )}
        <PlaceList
          heading={list}
          found={listed}
          pages={blocks.pages}
          origin={origin.at}
          selected={address.place}
          highlighted={highlighted}
          onHighlight={highlight}
          onSelect={selection.select}
        />
      </div>
      {panel}
      <div ref={setMapArea} className={styles.map}>
        {isHydrated && hasMap && (
          <TownMap
            found={found}
            origin={origin}
            selected={address.place}
            coveredHeight={coveredHeight}
            coveredTop={coveredTop}
            highlighted={highlighted}
            onHighlight={highlight}
            onSelect={(uid) => (uid === undefined ? selection.close() : selection.select(uid))}
            onRefetch={searchIn}
            // The list beside the map has room for them.
            onLeaves={isWide ? listLeaves : undefined}
            onView={(bounds, isByVisitor) => {
              // The list follows the map from the visitor's first move on.
              if (isByVisitor || isOfView)
                setView(bounds && { holds: (place) => isInside(place, bounds), of: found.question })
            }}
          />
        )}
      </div>
      <ViewToggle showsMap={wantsMap} />
    </div>
  )
}

/** On narrow screens, switches between the list and the map. */
function ViewToggle({ showsMap }: { showsMap: boolean }) {
  const { shellText } = useSession()
  const host = useHost()
  const action = usePageQuery().to({ view: showsMap ? undefined : 'map' })
  return (
    <a
      className={`${buttonClass('primary')} ${styles.toggle}`}
      href={host.href(action) ?? ''}
      rel="nofollow"
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        void host.run(action, { key: 'view' })
      }}
    >
      <Icon name={showsMap ? 'menu' : 'map'} />
      {shellText(showsMap ? 'places.showList' : 'places.showMap')}
    </a>
  )
}
