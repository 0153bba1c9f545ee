import { useEffect, useMemo, useRef } from 'react'
import { ElevationProfile } from '../../../../../renderer/map/walks/ElevationProfile'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { HeadingLevel } from '../../../../../renderer/parts/Heading'
import { Icon } from '../../../../../renderer/parts/Icon'
import { type Block, type Geo, isObject, type WalkDetail } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import { closeOnEscape, PanelClose } from '../../../shell/PanelClose'
import styles from './WalkPanel.module.css'

type Props = {
  /** Undefined when the details could not be read; the panel then shows the summary. */
  walk: WalkDetail | undefined
  summary: Block | undefined
  takesFocus: boolean
  closeHref: string
  onClose(): void
  /** Called when the visitor points at a place of the profile, and with undefined afterwards. */
  onPoint(place: Geo | undefined): void
}

/**
 * The walk selected on the map, in a panel that slides in from the left. It shows what the walk's page shows, except
 * the track, which is on the map. Escape closes it and returns the focus.
 */
export function WalkPanel({ walk, summary, takesFocus, closeHref, onClose, onPoint }: Props) {
  const { portal, shellText: text } = useSession()
  const panel = useRef<HTMLElement>(null)
  const takesFocusRef = useRef(takesFocus)
  useEffect(() => {
    // A panel that is part of the initial page returns the focus to the map instead.
    const opener = takesFocusRef.current
      ? document.activeElement
      : (panel.current?.parentElement?.querySelector('[data-map]') ?? null)
    if (takesFocusRef.current) panel.current?.focus()
    return () => {
      const isLost = document.activeElement === document.body
      if ((takesFocusRef.current || isLost) && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const blocks = useMemo(() => (walk ? [withoutTrack(walk)] : [summary]), [walk, summary])
  const { uid, title } = walk ?? summaryOf(summary)
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label={title}
      lang={walk?.locale}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <div className={styles.top}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, `/balade/${encodeURIComponent(uid)}`)}>
          {text('walks.open')}
          <Icon name="chevron-right" />
        </a>
        <PanelClose href={closeHref} label={text('walks.panelClose')} className={styles.close} onClose={onClose} />
      </div>
      <HeadingLevel value={2}>
        <PageBlocks components={blocks} />
      </HeadingLevel>
      {walk?.geoGpx && (
        <HeadingLevel value={3}>
          <ElevationProfile track={walk.geoGpx} length={walk.length * 1000} ascent={walk.ascent} onPoint={onPoint} />
        </HeadingLevel>
      )}
    </section>
  )
}

/** The details without their own map. */
function withoutTrack({ geoGpx: _, pins: __, ...data }: WalkDetail): Block {
  return { type: 'walk-detail', id: 'chosen-walk', data }
}

function summaryOf(summary: Block | undefined): { uid: string; title: string } {
  const { uid, title } = isObject(summary?.data) ? summary.data : {}
  return { uid: typeof uid === 'string' ? uid : '', title: typeof title === 'string' ? title : '' }
}
