import { useEffect, useMemo, useRef, useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import type { MapPin, MovedView } from '../../../../renderer/map/MapContent'
import { isUnmodifiedClick } from '../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import { type Action, type Block, type Geo, isObject, type WalkDetail, type WalkList } from '../../../../schemas/engine'
import { useViewInAddress } from '../../map/useViewInAddress'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { WalkMap } from '../WalkMap'
import { useWalkSelection } from './useWalkSelection'
import { type MapSize, viewOfTrack } from './viewOfTrack'
import styles from './WalkListMap.module.css'
import { WalkPanel } from './WalkPanel'

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
  const [shownView, showView] = useState(initialView)
  const [visible, setVisible] = useState<readonly string[]>()
  const [highlighted, highlight] = useState<string>()
  const [profilePoint, setProfilePoint] = useState<Geo>()
  const initialWalk = useRef(selection.walk)
  const map = useRef<HTMLDivElement>(null)
  const listElement = useRef<HTMLElement>(null)

  useEffect(() => {
    if (selection.walk !== initialWalk.current) initialWalk.current = undefined
    setProfilePoint(undefined)
  }, [selection.walk])

  const handleMove = (moved: MovedView) => {
    setVisible(moved.visibleKeys)
    keepView(moved)
    if (moved.isByVisitor && selection.cluster && selection.walk === undefined) selection.close()
  }
  const visibleKeys = selection.cluster ?? visible
  const listedWalks = useMemo(
    () => walks.filter(({ pin }) => !visibleKeys || visibleKeys.includes(pin.key)),
    [walks, visibleKeys],
  )
  const chosen = walks.find(({ pin }) => pin.key === selection.walk)
  const details = walk?.uid === selection.walk ? walk : undefined
  const track = details?.geoGpx
  useEffect(() => {
    // The address may hold the view in which the visitor left the walk.
    if (!track || !map.current || (initialWalk.current !== undefined && window.location.hash)) return
    showView(viewOfTrack(track, sizeOf(map.current)))
  }, [track])
  const isOpen = params.get('liste') !== 'non'
  const leaveCluster = () => {
    // The pressed link is about to disappear.
    listElement.current?.focus({ preventScroll: true })
    selection.close()
  }
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
          initialView={shownView}
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
      <section ref={listElement} tabIndex={-1} className={styles.list} aria-label={text('walks.viewList')}>
        {selection.cluster && selection.walk === undefined && (
          <LeaveCluster href={selection.closeHref} onPress={leaveCluster} />
        )}
        <div className={styles.top}>
          <p className={styles.count} role="status">
            {text(selection.cluster ? 'walks.inCluster' : 'walks.inView', { count: listedWalks.length })}
          </p>
          <ListToggle isOpen={isOpen} />
        </div>
        {isOpen && (
          <ul id="walks-in-view" className={styles.rows}>
            {listedWalks.map(({ pin, block }) => (
              <li
                key={pin.key}
                data-current={pin.key === highlighted || pin.key === selection.walk || undefined}
                onPointerEnter={() => highlight(pin.key)}
                onPointerLeave={() => highlight(undefined)}
              >
                <Row
                  block={block}
                  path={selection.chooseAction(pin.key).data.path}
                  replaces={selection.walk !== undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** The size of the map. The panel covers its left side, on phones all of it. */
function sizeOf(map: HTMLElement): MapSize {
  const { offsetWidth: width, offsetHeight: height } = map
  const panel = map.querySelector('section')?.offsetWidth ?? 0
  return { width, height, covered: panel < width * 0.7 ? panel : 0 }
}

/** A link from the walks of a cluster back to all walks. */
function LeaveCluster({ href, onPress }: { href: string; onPress(): void }) {
  const { shellText: text } = useSession()
  return (
    <a
      className={buttonClass('link')}
      href={href}
      rel="nofollow"
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      <Icon name="chevron-left" />
      {text('walks.leaveCluster')}
    </a>
  )
}

/** Opens and closes the list beside the map. */
function ListToggle({ isOpen }: { isOpen: boolean }) {
  const { shellText: text } = useSession()
  const host = useHost()
  const { to } = usePageQuery()
  return (
    <button
      type="button"
      className={buttonClass('link')}
      aria-expanded={isOpen}
      aria-controls="walks-in-view"
      onClick={() => void host.run(to({ liste: isOpen ? 'non' : undefined }, true), { key: 'walk-list' })}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
      {text(isOpen ? 'walks.listHide' : 'walks.listShow')}
    </button>
  )
}

/** A walk of the list. It selects the walk on the map instead of opening its page. */
function Row({ block, path, replaces }: { block: Block; path: string; replaces: boolean }) {
  const blocks = useMemo(() => {
    const action: Action = { handler: 'navigation', data: { path, ...(replaces && { replace: true }) } }
    return [{ ...block, action }]
  }, [block, path, replaces])
  return <PageBlocks components={blocks} />
}

/** The walks with coordinates and their pins. The icon is that of the list's pin at the same place. */
function placedWalks({ components, pins = [] }: WalkList): { pin: MapPin; block: Block }[] {
  return components.flatMap((block) => {
    if (block.type !== 'walk-summary' || !isObject(block.data)) return []
    const { uid, title, lat, lon } = block.data
    if (typeof uid !== 'string' || typeof lat !== 'number' || typeof lon !== 'number') return []
    const { icon } = pins.find((pin) => pin.lat === lat && pin.lon === lon) ?? {}
    return [{ pin: { key: uid, lat, lon, ...(icon && { icon }), ...(typeof title === 'string' && { title }) }, block }]
  })
}
