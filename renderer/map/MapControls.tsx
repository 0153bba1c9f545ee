import { type ReactNode, useId, useState } from 'react'
import { useText } from '../i18n/TextContext'
import { iconButtonClass } from '../parts/buttonClass'
import { LineIcon } from '../parts/Icon'
import type { MapHandle } from './canvas/createMap'
import styles from './MapControls.module.css'
import { mapDefaults } from './mapDefaults'

/** Icons of the buttons, on the grid of `LineIcon`. */
const controlIcons = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  locate:
    'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  up: 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5',
  down: 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5',
  left: 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  right: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
} as const

/** CSS pixels of one step of the buttons and keys that pan a map. */
export const panStep = 120

type Props = {
  handle: MapHandle
  zoom: number | undefined
  onLocate: (() => void) | undefined
}

/** The buttons of a map, for those who cannot drag: zoom, pan, the visitor's position. */
export function MapControls({ handle, zoom, onLocate }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.controls}>
      <div className={styles.group}>
        <Control
          label={text('map.zoomIn')}
          icon="plus"
          off={zoom === mapDefaults.maxZoom}
          onPress={() => handle.zoomBy(1)}
        />
        <Control
          label={text('map.zoomOut')}
          icon="minus"
          off={zoom === mapDefaults.minZoom}
          onPress={() => handle.zoomBy(-1)}
        />
      </div>
      <div className={styles.group}>
        <Control
          label={text('map.pan')}
          icon="move"
          expanded={isOpen}
          controls={isOpen ? id : undefined}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {onLocate && (
        <div className={styles.group}>
          <Control label={text('map.locate')} icon="locate" onPress={onLocate} />
        </div>
      )}
      {isOpen && (
        <div id={id} className={styles.pad}>
          <Control label={text('map.north')} icon="up" onPress={() => handle.panBy(0, -panStep)} />
          <Control label={text('map.west')} icon="left" onPress={() => handle.panBy(-panStep, 0)} />
          <Control label={text('map.east')} icon="right" onPress={() => handle.panBy(panStep, 0)} />
          <Control label={text('map.south')} icon="down" onPress={() => handle.panBy(0, panStep)} />
        </div>
      )}
    </div>
  )
}

type ControlProps = {
  label: string
  icon: keyof typeof controlIcons
  /** Presses do nothing; the focus stays. */
  off?: boolean
  expanded?: boolean
  controls?: string | undefined
  onPress: () => void
}

function Control({ label, icon, off = false, expanded, controls, onPress }: ControlProps): ReactNode {
  return (
    <button
      type="button"
      className={`${iconButtonClass} ${styles.control}`}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={off ? undefined : onPress}
    >
      <LineIcon path={controlIcons[icon]} />
    </button>
  )
}
