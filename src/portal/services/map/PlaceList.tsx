import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { useText } from '../../../../renderer/i18n/TextContext'
import { MapIcon } from '../../../../renderer/map/MapIcon'
import { isUnmodifiedClick } from '../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../renderer/parts/EmptyMessage'
import { useNow } from '../../../../renderer/parts/useNow'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import { VisuallyHidden } from '../../../../renderer/parts/VisuallyHidden'
import type { Block, Geo, MapPlace } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { openingText } from './openingText'
import styles from './PlaceList.module.css'
import { useDistanceText } from './useDistanceText'
import type { ShownPlaces } from './useMapPlaces'
import { countId, rowId } from './useSelection'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  places: ShownPlaces
  pages: Block | undefined
  origin: Geo | undefined
  selected: string | undefined
  highlighted: string | undefined
  onHighlight(uid: string | undefined): void
  onSelect(uid: string): void
}

/** The places in rows, below their number. The list is the page's content; the map beside it shows the same. */
export function PlaceList({ heading, places, pages, ...row }: Props) {
  const { portal, shellText } = useSession()
  const text = useText()
  const { rows, total, isBounded, pins, page, countInView } = places
  const count = shellText('places.count', { count: total })
  const listed = countInView ?? total
  const blocks = useMemo(
    () => (pages?.type === 'pagination' ? [{ ...pages, data: { ...pages.data, page, total: listed } }] : []),
    [pages, page, listed],
  )
  return (
    <section className={styles.list} aria-labelledby={countId}>
      <h2 id={countId} ref={heading} tabIndex={-1} className={styles.count}>
        {countInView === undefined ? count : text('map.placesHere', { count: countInView, total })}
      </h2>
      <Announcement text={count} />
      {isBounded && <p className={styles.note}>{shellText('places.bounded', { shown: pins.length, total })}</p>}
      {rows.length === 0 && (countInView === undefined || total === 0) && (
        <EmptyMessage title={shellText('places.empty')} text={shellText('places.empty.text')}>
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/map')}>
            {shellText('places.reset')}
          </a>
        </EmptyMessage>
      )}
      {rows.length > 0 && <Rows rows={rows} {...row} />}
      {blocks.length > 0 && <PageBlocks components={blocks} />}
    </section>
  )
}

type RowsProps = Omit<Props, 'heading' | 'places' | 'pages'> & { rows: readonly MapPlace[] }

function Rows({ rows, origin, selected, highlighted, onHighlight, onSelect }: RowsProps) {
  const { shellText: text, locale } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const now = useNow()
  const distanceText = useDistanceText(origin)
  return (
    <ul className={styles.rows}>
      {rows.map(({ uid, name, label, icon, address, schedule, lat, lon }) => {
        const href = host.href(page.to({ place: uid, page: page.params.get('page') ?? undefined }))
        const opening = openingText(schedule, { now, timeZone: host.timeZone, locale, text })
        const street = address && `${address.street} ${address.streetNumber}`.trim()
        return (
          <li
            key={uid}
            className={styles.row}
            data-highlighted={highlighted === uid || undefined}
            onMouseEnter={() => onHighlight(uid)}
            onMouseLeave={() => onHighlight(undefined)}
          >
            <span className={styles.icon}>
              <MapIcon name={icon ?? 'pin'} />
            </span>
            <div className={styles.body}>
              <a
                id={rowId(uid)}
                className={styles.name}
                href={href}
                rel="nofollow"
                aria-current={selected === uid || undefined}
                onFocus={() => onHighlight(uid)}
                onBlur={() => onHighlight(undefined)}
                onClick={(event) => {
                  if (!isUnmodifiedClick(event)) return
                  event.preventDefault()
                  onSelect(uid)
                }}
              >
                {name}
              </a>
              <span className={styles.facts}>
                {[label === name ? undefined : label, street, distanceText({ lat, lon })].filter(Boolean).join(' · ')}
              </span>
              {opening && (
                <span className={styles.opening} data-open={opening.isOpen || undefined}>
                  {opening.words}
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** In milliseconds: a count is announced when it has not changed for this time. */
const announceDelayMs = 500

/** Announces the number of places after it has changed. */
function Announcement({ text }: { text: string }) {
  const [announcement, announce] = useState({ text, isNew: false })
  useEffect(() => {
    if (text === announcement.text) return
    const timer = setTimeout(() => announce({ text, isNew: true }), announceDelayMs)
    return () => clearTimeout(timer)
  }, [text, announcement.text])
  return <VisuallyHidden live>{announcement.isNew && announcement.text}</VisuallyHidden>
}
