import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { useText } from '../i18n/TextContext'
import type { MapElement } from './MapElement'
import styles from './MapView.module.css'

type Props = {
  ref: RefObject<MapElement | null>
  label: string
  /** State of the map in the element, for the style sheet and tests. */
  status: 'loading' | 'failed' | 'ready'
  /** Handles the keys of the focused map. Without it, the map is a picture. */
  onKeyDown: ((event: KeyboardEvent) => void) | undefined
}

/** The element that OpenLayers draws in. */
export function MapStage({ ref, label, status, onKeyDown }: Props) {
  const text = useText()
  const keysId = useId()
  const pointerType = useRef<string>(undefined)
  const isLive = onKeyDown !== undefined
  return (
    <>
      {/** biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name */}
      {/** biome-ignore lint/a11y/noStaticElementInteractions: it takes keys as an application */}
      <div
        ref={ref}
        className={styles.stage}
        data-map={status}
        role={isLive ? 'application' : 'img'}
        aria-label={isLive ? text('map.named', { label }) : label}
        aria-describedby={isLive ? keysId : undefined}
        tabIndex={isLive ? 0 : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          pointerType.current = event.pointerType
        }}
        // After a tap, browsers would move the focus here, out of the card that the tap has opened.
        onMouseDown={(event) => pointerType.current === 'touch' && event.preventDefault()}
      />
      {isLive && (
        <span id={keysId} hidden>
          {text('map.keys')}
        </span>
      )}
    </>
  )
}
