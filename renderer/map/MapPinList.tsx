import { type MouseEvent, useEffect, useRef } from 'react'
import type { Run } from '../engine/BlockProps'
import { useText } from '../i18n/TextContext'
import { ActionLink } from '../parts/ActionLink'
import { buttonClass } from '../parts/buttonClass'
import { PinBlock } from './MapCard'
import type { MapPin } from './MapContent'
import { MapIcon } from './MapIcon'
import styles from './MapPinList.module.css'

/** Rows outside the fold of the list, and rows in all. */
const firstRows = 20
const maxRows = 500

type Props = {
  pins: readonly MapPin[]
  selectedKey: string | undefined
  highlightedKey: string | undefined
  onSelect: (key: string | undefined) => void
  onHighlight: (key: string | undefined) => void
  run: Run
}

/** The pins of a map as a list of rows that unfold, without a script too. */
export function MapPinList({ pins, selectedKey, highlightedKey, onSelect, onHighlight, run }: Props) {
  const text = useText()
  const rows = pins
    .slice(0, maxRows)
    .map((pin) => (
      <Row
        key={pin.key}
        pin={pin}
        isSelected={pin.key === selectedKey}
        isHighlighted={pin.key === highlightedKey}
        onSelect={onSelect}
        onHighlight={onHighlight}
        run={run}
      />
    ))
  const folded = rows.slice(firstRows)
  const isUnfolded = folded.some(({ props }) => props.isSelected)
  return (
    <>
      <ul className={styles.list}>{rows.slice(0, firstRows)}</ul>
      {folded.length > 0 && (
        <details className={styles.more} open={isUnfolded || undefined}>
          <summary className={buttonClass()}>{text('list.more')}</summary>
          <ul className={styles.list}>{folded}</ul>
        </details>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'onSelect' | 'onHighlight' | 'run'> & {
  pin: MapPin
  isSelected: boolean
  isHighlighted: boolean
}

function Row({ pin, isSelected, isHighlighted, onSelect, onHighlight, run }: RowProps) {
  const text = useText()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = row.current?.closest('[data-scrolls]')
    if (!isSelected || !row.current || !list || list.scrollHeight <= list.clientHeight) return
    // The list scrolls, and never the page.
    const offset = row.current.getBoundingClientRect().top - list.getBoundingClientRect().top
    if (offset < 0 || offset > list.clientHeight - 80) list.scrollTop += offset - 40
  }, [isSelected])
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    onSelect(isSelected ? undefined : pin.key)
  }
  const title = pin.title?.trim() || text('map.place')
  return (
    <li
      ref={row}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
      onMouseEnter={() => onHighlight(pin.key)}
      onMouseLeave={() => onHighlight(undefined)}
    >
      <details open={isSelected}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={styles.title} onClick={toggle}>
          <span className={styles.icon}>
            <MapIcon name={pin.icon ?? 'pin'} />
          </span>
          {title}
        </summary>
        <div className={styles.detail}>
          {pin.description && <p>{pin.description.text}</p>}
          <PinBlock pin={pin} />
          <ActionLink
            action={{ handler: 'directions', data: { lat: pin.lat, lon: pin.lon } }}
            run={run}
            className={buttonClass('link')}
          >
            {text('map.directions')}
          </ActionLink>
        </div>
      </details>
    </li>
  )
}
