import { useState } from 'react'
import type { Run } from '../engine/BlockProps'
import { useText } from '../i18n/TextContext'
import { Summary } from '../parts/Summary'
import { drawablePins } from './drawablePins'
import type { MapPin, MovedView } from './MapContent'
import { MapPinList } from './MapPinList'
import { MapView } from './MapView'
import type { MapViewProps } from './MapViewProps'
import styles from './MapWithList.module.css'
import { useOwnPosition } from './useOwnPosition'

type Props = Omit<MapViewProps, 'pins' | 'selectedKey' | 'highlightedKey' | 'onSelect' | 'onHighlight' | 'onMove'> & {
  pins: readonly MapPin[]
  /** Whether the list is beside the map, or folded below it. */
  list: 'beside' | 'folded'
  run: Run
}

/**
 * A map and the list of its pins, which follow each other: choosing in one selects in the other, and the list holds what is
 * in the view after the visitor moved the map. The server sends the whole list, which works without a script.
 */
export function MapWithList({ pins, list, run, ...map }: Props) {
  const text = useText()
  const [selectedKey, setSelectedKey] = useState<string>()
  const [highlightedKey, setHighlightedKey] = useState<string>()
  const [moved, setMoved] = useState<MovedView & { of: readonly MapPin[] }>()
  const { position, locate, note } = useOwnPosition()
  const { shown } = drawablePins(pins)
  const visible = moved?.of === pins ? new Set(moved.visibleKeys) : undefined
  const listed = visible ? shown.filter(({ key }) => visible.has(key) || key === selectedKey) : shown
  const count = visible
    ? text('map.placesHere', { count: listed.length, total: shown.length })
    : text('map.places', { count: shown.length })
  const rows = (
    <MapPinList
      pins={listed}
      selectedKey={selectedKey}
      highlightedKey={highlightedKey}
      onSelect={setSelectedKey}
      onHighlight={setHighlightedKey}
      run={run}
    />
  )
  return (
    <div className={styles.pair} data-list={shown.length > 0 ? list : undefined}>
      <MapView
        {...map}
        pins={pins}
        selectedKey={selectedKey}
        highlightedKey={highlightedKey}
        onSelect={setSelectedKey}
        onHighlight={setHighlightedKey}
        position={position}
        onLocate={locate}
        note={note}
        onMove={(view) => {
          if (view.isByVisitor) setMoved({ ...view, of: pins })
          else if (view.isWhole) setMoved(undefined)
        }}
      />
      {shown.length > 0 &&
        (list === 'beside' ? (
          <div className={styles.list} data-scrolls>
            <p className={styles.count}>{count}</p>
            {rows}
          </div>
        ) : (
          <details className={styles.folded}>
            <Summary>{count}</Summary>
            {rows}
          </details>
        ))}
    </div>
  )
}
