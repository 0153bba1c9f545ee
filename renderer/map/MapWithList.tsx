import { type ReactNode, useMemo, useState } from 'react'
import type { Run } from '../engine/BlockProps'
import { useText } from '../i18n/TextContext'
import { Summary } from '../parts/Summary'
import { drawablePins } from './drawablePins'
import { isInside } from './isInside'
import type { GeoBounds, MapPin } from './MapContent'
import { kindsOf, MapKinds } from './MapKinds'
import { MapPinList } from './MapPinList'
import { MapView } from './MapView'
import type { MapViewProps } from './MapViewProps'
import styles from './MapWithList.module.css'
import { useVisitorPosition } from './useVisitorPosition'

type Props = Omit<MapViewProps, 'pins' | 'selectedKey' | 'highlightedKey' | 'onSelect' | 'onHighlight' | 'onMove'> & {
  pins: readonly MapPin[]
  /** Whether the list is beside the map, or folded below it. */
  list: 'beside' | 'folded'
  run: Run
}

/**
 * A map and the list of its pins with a shared selection. After the visitor moved the map, the list holds the pins in
 * the view. The server sends the whole list, which works without a script.
 */
export function MapWithList({ pins, list, run, ...map }: Props) {
  const text = useText()
  const [selectedKey, setSelectedKey] = useState<string>()
  const [highlightedKey, setHighlightedKey] = useState<string>()
  const [moved, setMoved] = useState<{ bounds: GeoBounds; of: readonly MapPin[] }>()
  const [chosenKind, chooseKind] = useState<string>()
  const { position, locate, note } = useVisitorPosition()
  const kinds = useMemo(() => kindsOf(pins), [pins])
  const kind = kinds.size > 1 && chosenKind !== undefined && kinds.has(chosenKind) ? chosenKind : undefined
  const ofKind = useMemo(
    () => (kind === undefined ? pins : pins.filter(({ type }) => type?.trim() === kind)),
    [pins, kind],
  )
  const { shown } = useMemo(() => drawablePins(ofKind), [ofKind])
  const bounds = moved?.of === pins ? moved.bounds : undefined
  const listed = bounds ? shown.filter((pin) => pin.key === selectedKey || isInside(pin, bounds)) : shown
  const count = bounds
    ? text('map.placesHere', { count: listed.length, total: shown.length })
    : text('map.places', { count: shown.length })
  return (
    <div className={styles.pair} data-list={shown.length > 0 ? list : undefined}>
      <MapView
        {...map}
        pins={ofKind}
        selectedKey={selectedKey}
        highlightedKey={highlightedKey}
        onSelect={setSelectedKey}
        onHighlight={setHighlightedKey}
        position={position}
        onLocate={locate}
        note={note}
        onMove={(view) => {
          if (view.isByVisitor) setMoved({ bounds: view.bounds, of: pins })
          else if (view.isWhole) setMoved(undefined)
        }}
      />
      {shown.length > 0 && (
        <ListFrame list={list} count={count}>
          <MapKinds kinds={kinds} kind={kind} onChoose={chooseKind} />
          <MapPinList
            pins={listed}
            selectedKey={selectedKey}
            highlightedKey={highlightedKey}
            onSelect={setSelectedKey}
            onHighlight={setHighlightedKey}
            run={run}
          />
        </ListFrame>
      )}
    </div>
  )
}

/** The frame of the list, headed by the number of pins. */
function ListFrame({ list, count, children }: Pick<Props, 'list'> & { count: string; children: ReactNode }) {
  return list === 'beside' ? (
    <div className={styles.list} data-scrolls>
      <p className={styles.count}>{count}</p>
      {children}
    </div>
  ) : (
    <details className={styles.folded}>
      <Summary>{count}</Summary>
      {children}
    </details>
  )
}
