import { useEffect, useMemo, useRef, useState } from 'react'
import type { MovedView } from '../../../../../renderer/map/MapContent'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import type { Geo, WalkDetail, WalkList } from '../../../../../schemas/engine'
import { useViewInAddress } from '../../../location/useViewInAddress'
import { useSession } from '../../../session/Session'
import { WalkMap } from '../WalkMap'
import { type PlacedWalk, placedWalks } from './placedWalks'
import { useTrackView } from './useTrackView'
import { useWalkSelection, type WalkSelection } from './useWalkSelection'
import styles from './WalkListMap.module.css'
import { WalkPanel } from './WalkPanel'
import { WalksInView } from './WalksInView'

/** Walks are further apart than places, so clusters are wider and last to a higher zoom. */
const cluster = { maxZoom: 22, radius: 40 }

type Props = {
  list: WalkList
  /** The details of the selected walk, if they could be read. */
  walk: WalkDetail | undefined
}

/**
 * The walks on a map, with a list of the walks in view or in the opened cluster. The address holds the selection, the
 * state of the list and, in its fragment, the view.
 */
export function WalkListMap({ list, walk }: Props) {
  const { params } = usePageQuery()
  const selection = useWalkSelection()
  const walks = useMemo(() => placedWalks(list), [list])
  const [visible, setVisible] = useState<readonly string[]>()
  const [highlighted, onHighlight] = useState<string>()
  const isOpen = params.get('liste') !== 'non'
  const shared = { walks, selection, highlighted, onHighlight }
  return (
    <div className={styles.screen} data-list={isOpen ? 'open' : 'closed'}>
      <MapOfWalks {...shared} details={walk?.uid === selection.walk ? walk : undefined} onVisible={setVisible} />
      <WalksInView {...shared} visible={visible} isOpen={isOpen} />
    </div>
  )
}

type MapProps = {
  walks: readonly PlacedWalk[]
  selection: WalkSelection
  highlighted: string | undefined
  onHighlight(key: string | undefined): void
  /** The details of the selected walk, if they could be read. */
  details: WalkDetail | undefined
  /** Receives the keys of the walks in view after each move of the map. */
  onVisible(keys: readonly string[]): void
}

/** The map of walks, with the panel and the track of the selected one. */
function MapOfWalks({ walks, selection, highlighted, onHighlight, details, onVisible }: MapProps) {
  const { shellText: text } = useSession()
  const { params } = usePageQuery()
  const pins = useMemo(() => walks.map(({ pin }) => pin), [walks])
  const { initialView, keepView } = useViewInAddress(params.toString())
  const [profilePoint, setProfilePoint] = useState<Geo>()
  const initialWalk = useRef(selection.walk)
  const map = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (selection.walk !== initialWalk.current) initialWalk.current = undefined
    setProfilePoint(undefined)
  }, [selection.walk])
  const view = useTrackView(map, details?.geoGpx, initialView, initialWalk)

  const handleMove = (moved: MovedView) => {
    onVisible(moved.visibleKeys)
    keepView(moved)
    if (moved.isByVisitor && selection.cluster && selection.walk === undefined) selection.close()
  }
  const select = (key: string | undefined) => {
    if (key === selection.walk) return
    if (key === undefined) selection.close()
    else selection.choose(key)
  }
  const selected = walks.find(({ pin }) => pin.key === selection.walk)
  const panel = (details || selected) && (
    <WalkPanel
      key={selection.walk}
      walk={details}
      summary={selected?.block}
      takesFocus={selection.walk !== initialWalk.current}
      closeHref={selection.closeHref}
      onClose={selection.close}
      onPoint={setProfilePoint}
    />
  )
  return (
    <div ref={map} className={styles.map}>
      <WalkMap
        label={text('walks.map')}
        pins={pins}
        focus="pin"
        track={details?.geoGpx}
        trackMarker={profilePoint}
        cluster={cluster}
        height={560}
        hasCard={false}
        initialView={view}
        selectedKey={selection.walk}
        highlightedKey={highlighted}
        onHighlight={onHighlight}
        onSelect={select}
        onLeaves={(leaves) => selection.chooseCluster(leaves.map(({ key }) => key))}
        onMove={handleMove}
        overlays={panel}
      />
    </div>
  )
}
