import { type Ref, useEffect, useMemo, useRef } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { formatAddress } from '../../../../renderer/format/formatAddress'
import { formatNumber } from '../../../../renderer/format/formatNumber'
import { ActionLink, isUnmodifiedClick } from '../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { Image } from '../../../../renderer/parts/Image'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { Block, Geo, MapPlace } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { closeOnEscape, PanelClose } from '../../shell/PanelClose'
import { UpdatedOn } from '../../shell/UpdatedOn'
import { PlaceFacts } from './PlaceFacts'
import styles from './PlacePanel.module.css'
import { useDistanceText } from './useDistanceText'

type Props = {
  /** Undefined for a place that the town does not have. */
  place: MapPlace | undefined
  origin: Geo | undefined
  closeHref: string
  onClose(): void
  ref?: Ref<HTMLElement>
}

/** The details of a place. They take the focus when they open; Escape closes them. */
export function PlacePanel({ place, origin, closeHref, onClose, ref }: Props) {
  const { shellText } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  // A page that opens with a place starts at its top.
  const isFirstPage = !useHydrated()
  const takesFocus = useRef(!isFirstPage)
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus()
  }, [])
  return (
    <section
      ref={ref}
      className={styles.panel}
      aria-labelledby="place-name"
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <div className={styles.top}>
        <h1 id="place-name" ref={heading} tabIndex={-1} className={styles.name}>
          {place?.name ?? shellText('places.missing')}
        </h1>
        <PanelClose href={closeHref} label={shellText('places.close')} className={styles.close} onClose={onClose} />
      </div>
      {place && <Details place={place} origin={origin} />}
    </section>
  )
}

function Details({ place, origin }: { place: MapPlace; origin: Geo | undefined }) {
  const { portal, shellText, locale } = useSession()
  const { name, label, description, image, schedule, scheduleNote, rating, path, updatedAt } = place
  const distanceText = useDistanceText(origin)
  const hours = useMemo(
    (): Block[] => [
      {
        type: 'schedule',
        id: 'hours',
        data: { entries: schedule, ...(scheduleNote && { description: scheduleNote }) },
      },
    ],
    [schedule, scheduleNote],
  )
  return (
    <>
      <p className={styles.kind}>{[label, distanceText(place)].filter(Boolean).join(' · ')}</p>
      {rating && (
        <p className={styles.rating}>
          <Icon name="star" />
          {shellText('places.rating', { rating: formatNumber(rating.rating, locale, oneDecimal) })}{' '}
          <span>({shellText('places.ratings', { count: rating.count })})</span>
        </p>
      )}
      <Actions place={place} />
      {image && <Image image={image} width={640} height={320} crop className={styles.image} />}
      {description && <p className={styles.text}>{description}</p>}
      {schedule.length > 0 && <PageBlocks components={hours} />}
      <PlaceFacts place={place} />
      <UpdatedOn at={updatedAt} className={styles.kind} />
      {path && (
        <a
          className={buttonClass('secondary')}
          href={portalPath(portal.cardName, path)}
          aria-label={`${shellText('places.details')}, ${name}`}
        >
          {shellText('places.details')}
        </a>
      )}
    </>
  )
}

const oneDecimal: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }

function Actions({ place: { uid, name, lat, lon, phone, address } }: { place: MapPlace }) {
  const { shellText } = useSession()
  const host = useHost()
  const isHydrated = useHydrated()
  // Filters that led to this place would hide its surroundings.
  const surroundings = usePageQuery().to({
    near: uid,
    place: undefined,
    query: undefined,
    category: undefined,
    zone: undefined,
  })
  const share = async () =>
    host.showFailure?.(
      await host.run(
        { handler: 'share', data: { title: name, ...(address && { text: formatAddress(address) }) } },
        { key: 'place-share' },
      ),
    )
  return (
    <div className={styles.actions}>
      <ActionLink
        action={{ handler: 'directions', data: { lat, lon } }}
        run={(action) => host.run(action, { key: 'place-directions' })}
        className={buttonClass('primary')}
      >
        <Icon name="arrow-right" />
        {shellText('places.directions')}
      </ActionLink>
      {isHydrated && (
        <button type="button" className={buttonClass('secondary')} onClick={() => void share()}>
          <Icon name="external" />
          {shellText('places.share')}
        </button>
      )}
      {phone && (
        <a className={buttonClass('secondary')} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      <a
        className={buttonClass('link')}
        href={host.href(surroundings) ?? ''}
        rel="nofollow"
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          void host.run(surroundings, { key: 'near' })
        }}
      >
        <Icon name="pin" />
        {shellText('places.around')}
      </a>
    </div>
  )
}
