import { useEffect, useMemo, useRef, useState } from 'react'
import type { MovedView } from '../../../../../renderer/map/MapContent'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import type { Geo, WalkDetail, WalkList } from '../../../../../schemas/engine'
import { useViewInAddress } from '../../../location/useViewInAddress'
import { useSession } from '../../../session/Session'
import { WalkMap } from '../WalkMap'
import { placedWalks } from './placedWalks'
import { useTrackView } from './useTrackView'
import { useWalkSelection } from './useWalkSelection'
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
  const { shellText: text } = useSession()
  const { params } = usePageQuery()
  const selection = useWalkSelection()
  const walks = useMemo(() => placedWalks(list), [list])
  const pins = useMemo(() => walks.map(({ pin }) => pin), [walks])
  const { initialView, keepView } = useViewInAddress(params.toString())
  const [visible, setVisible] = useState<readonly string[]>()
  const [highlighted, highlight] = useState<string>()
  const [profilePoint, setProfilePoint] = useState<Geo>()
  const initialWalk = useRef(selection.walk)
  const map = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (selection.walk !== initialWalk.current) initialWalk.current = undefined
    setProfilePoint(undefined)
  }, [selection.walk])

  const handleMove = (moved: MovedView) => {
    setVisible(moved.visibleKeys)
    keepView(moved)
    if (moved.isByVisitor && selection.cluster && selection.walk === undefined) selection.close()
  }
  const chosen = walks.find(({ pin }) => pin.key === selection.walk)
  const details = walk?.uid === selection.walk ? walk : undefined
  const track = details?.geoGpx
  const view = useTrackView(map, track, initialView, initialWalk)
  const isOpen = params.get('liste') !== 'non'
  return (
    <div className={styles.screen} data-list={isOpen ? 'open' : 'closed'}>
      <div ref={map} className={styles.map}>
        <WalkMap
          label={text('walks.map')}
          pins={pins}
          focus="pin"
          track={track}
          trackMarker={profilePoint}
          cluster={cluster}
          height={560}
          hasCard={false}
          initialView={view}
          selectedKey={selection.walk}
          highlightedKey={highlighted}
          onHighlight={highlight}
          onSelect={(key) => {
            if (key === selection.walk) return
            if (key === undefined) selection.close()
            else selection.choose(key)
          }}
          onLeaves={(leaves) => selection.chooseCluster(leaves.map(({ key }) => key))}
          onMove={handleMove}
          overlays={
            (details || chosen) && (
              <WalkPanel
                key={selection.walk}
                walk={details}
                summary={chosen?.block}
                takesFocus={selection.walk !== initialWalk.current}
                closeHref={selection.closeHref}
                onClose={selection.close}
                onPoint={setProfilePoint}
              />
            )
          }
        />
      </div>
      <WalksInView
        walks={walks}
        visible={visible}
        selection={selection}
        isOpen={isOpen}
        highlighted={highlighted}
        onHighlight={highlight}
      />
    </div>
  )
}
