import { useMemo, useRef, useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import type { GeoBounds } from '../../../../renderer/map/MapContent'
import { isUnmodifiedClick } from '../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
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
import { useMapCover } from './useMapCover'
import { useListedPlaces, useMapPlaces } from './useMapPlaces'
import { type Origin, useOrigin } from './useOrigin'
import { useSelection } from './useSelection'
import { useWideScreen } from './useWideScreen'

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

/** The places as a list and, with a script, as a map: beside the list on wide screens, instead of it on others. */
export function MapScreen({ data }: { data: MapData }) {
  const { place: selected } = data.address
  const isHydrated = useHydrated()
  const isWide = useWideScreen()
  const wantsMap = usePageQuery().params.get('view') === 'map'
  const hasMap = isWide || wantsMap
  const { map, setMap, setDetails, setSide, covered } = useMapCover()
  const { origin, pins, listed, selection, heading, marks, mapProps } = useListAndMap(data, hasMap)
  return (
    <div className={styles.place}>
      <div
        className={styles.screen}
        data-view={wantsMap ? 'map' : 'list'}
        data-details={selected === undefined ? undefined : ''}
      >
        <div ref={setSide} className={styles.side}>
          <Search data={data} origin={origin} />
          {isHydrated && isWide && <SkipButton map={map} />}
          <PlaceList
            {...marks}
            heading={heading}
            places={listed}
            pages={data.blocks.pages}
            origin={origin.at}
            onSelect={selection.select}
          />
        </div>
        {selected !== undefined && (
          <PlacePanel
            key={selected}
            ref={setDetails}
            place={selection.place}
            origin={origin.at}
            closeHref={selection.closeHref}
            onClose={selection.close}
          />
        )}
        <div ref={setMap} className={styles.map}>
          {isHydrated && hasMap && (
            <TownMap
              {...marks}
              {...covered}
              {...mapProps}
              pins={pins}
              origin={origin}
              // The list beside the map has room for them.
              onLeaves={isWide ? mapProps.onLeaves : undefined}
            />
          )}
        </div>
        <ViewToggle showsMap={wantsMap} />
      </div>
    </div>
  )
}

/** The state that the list and the map share, and what the map does with a press or a move. */
function useListAndMap(data: MapData, hasMap: boolean) {
  const host = useHost()
  const page = usePageQuery()
  const origin = useOrigin(data.near)
  const shown = useMapPlaces(data, origin.at)
  const { listed, list, followMap } = useListedPlaces(shown, hasMap)
  const selection = useSelection(data, shown.pins)
  const [highlighted, onHighlight] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const mapProps = {
    onSelect: (uid: string | undefined) => (uid === undefined ? selection.close() : selection.select(uid)),
    onView: followMap,
    onRefetch(bounds: GeoBounds) {
      const zone = bounds.map((degrees) => degrees.toFixed(5)).join()
      heading.current?.focus({ preventScroll: true })
      void host.run(page.to({ zone, place: undefined }), { key: 'map' })
    },
    onLeaves(uids: readonly string[]) {
      selection.close()
      list(uids)
      heading.current?.focus()
    },
  }
  const marks = { selected: data.address.place, highlighted, onHighlight }
  return { origin, pins: shown.pins, listed, selection, heading, marks, mapProps }
}

/** The title of the page, the search and the filters. */
function Search({ data: { title, address, categories, blocks }, origin }: { data: MapData; origin: Origin }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.search}>
        <PageBlocks components={useMemo(() => [blocks.search], [blocks.search])} />
      </div>
      <MapFilters categories={categories} address={address} origin={origin} />
    </>
  )
}

/** Skips the list: moves the focus to the map beside it. */
function SkipButton({ map }: { map: HTMLElement | null }) {
  const { shellText } = useSession()
  return (
    <button
      type="button"
      className={`${buttonClass('primary')} ${styles.skip}`}
      onClick={() => map?.querySelector<HTMLElement>('[data-map]')?.focus()}
    >
      {shellText('places.toMap')}
    </button>
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
