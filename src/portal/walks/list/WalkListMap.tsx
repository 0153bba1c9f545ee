import { useEffect, useMemo, useRef, useState } from 'react'
import type { MapPin, MovedView } from '../../../../renderer/map/MapContent'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { type Block, isObject, type WalkList } from '../../../../schemas/engine'
import { beforeBack } from '../../location/RouteLinks'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { WalkMap } from '../WalkMap'
import styles from './WalkListMap.module.css'

/** Walks lie further apart than places: circles are wider, and they stay longer. */
const cluster = { maxZoom: 22, radius: 40 }

type PlacedWalk = { pin: MapPin; block: Block }

/** The walks on a map. Beside it, those that are in sight; a circle that does not fall apart shows its own. */
export function WalkListMap({ list }: { list: WalkList }) {
  const { shellText: text } = useSession()
  const walks = useMemo(() => placedWalks(list), [list])
  const pins = useMemo(() => walks.map(({ pin }) => pin), [walks])
  const [visible, setVisible] = useState<readonly string[]>()
  const [inCluster, setCluster] = useState<readonly string[]>()
  const [selected, setSelected] = useState<string>()

  useEffect(() => {
    beforeBack.current = () => {
      if (!inCluster && selected === undefined) return false
      setSelected(undefined)
      if (selected === undefined) setCluster(undefined)
      return true
    }
    return () => {
      beforeBack.current = undefined
    }
  }, [inCluster, selected])

  const keys = inCluster ?? visible
  const shown = useMemo(() => walks.filter(({ pin }) => !keys || keys.includes(pin.key)), [walks, keys])
  const blocks = useMemo(() => shown.map(({ block }) => block), [shown])
  const chosen = walks.find(({ pin }) => pin.key === selected)
  const follow = ({ visibleKeys, isByVisitor }: MovedView) => {
    setVisible(visibleKeys)
    if (isByVisitor) setCluster(undefined)
  }
  const count = shown.length
  return (
    <div className={styles.screen}>
      <div className={styles.map}>
        <WalkMap
          label={text('walks.map')}
          pins={pins}
          cluster={cluster}
          height={560}
          hasCard={false}
          selectedKey={selected}
          onSelect={setSelected}
          onLeaves={(leaves) => setCluster(leaves.map(({ key }) => key))}
          onMove={follow}
          overlays={chosen && <WalkPanel key={selected} walk={chosen} onClose={() => setSelected(undefined)} />}
        />
      </div>
      <section className={styles.list}>
        <p className={styles.count} role="status">
          {text(inCluster ? 'walks.inCluster' : 'walks.inView', { count })}
        </p>
        <PageBlocks components={blocks} />
      </section>
    </div>
  )
}

/** The walk that the visitor chose on the map, in a panel that slides in from the left. */
function WalkPanel({ walk: { pin, block }, onClose }: { walk: PlacedWalk; onClose(): void }) {
  const { portal, shellText: text } = useSession()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const blocks = useMemo(() => [block], [block])
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label={pin.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <button type="button" className={styles.close} aria-label={text('walks.panelClose')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <PageBlocks components={blocks} />
      <a
        className={buttonClass('primary')}
        href={portalPath(portal.cardName, `/balade/${encodeURIComponent(pin.key)}`)}
      >
        {text('walks.open')}
        <Icon name="chevron-right" />
      </a>
    </section>
  )
}

/** The walks that have a place, with their pin. */
function placedWalks({ components }: WalkList): PlacedWalk[] {
  return components.flatMap((block) => {
    if (block.type !== 'walk-summary' || !isObject(block.data)) return []
    const { uid, title, lat, lon } = block.data
    if (typeof uid !== 'string' || typeof lat !== 'number' || typeof lon !== 'number') return []
    return [{ pin: { key: uid, lat, lon, ...(typeof title === 'string' && { title }) }, block }]
  })
}
