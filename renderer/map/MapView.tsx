import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Text } from '../i18n/createText'
import { useText } from '../i18n/TextContext'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { drawablePins } from './drawablePins'
import { MapCard } from './MapCard'
import type { MapPin } from './MapContent'
import { MapControls } from './MapControls'
import type { MapElement } from './MapElement'
import { MapNotices } from './MapNotices'
import { useMapSettings } from './MapSettings'
import { MapStage } from './MapStage'
import styles from './MapView.module.css'
import type { MapViewProps } from './MapViewProps'
import { mapDefaults } from './mapDefaults'
import { useAnnouncer } from './useAnnouncer'
import { useLiveMap } from './useLiveMap'
import { useLocating } from './useLocating'
import { useMapKeys } from './useMapKeys'
import { useSelection } from './useSelection'

const noPins: readonly MapPin[] = []

/**
 * A map of pins, a track and positions. The server renders a placeholder of its size; OpenLayers is loaded by the
 * first map that is mounted. Its texts are those of the group `maps`. Props must keep their identity while their
 * content is the same: a new array or object is drawn again. The page lists the same pins beside the map, because
 * nothing on a canvas can be read.
 */
export function MapView(props: MapViewProps) {
  const { label, pins = noPins, isInteractive = true, height = mapDefaults.height, coveredTop = 0, overlays } = props
  const text = useText()
  const { tiles } = useMapSettings()
  const stage = useRef<MapElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { sentence, announce } = useAnnouncer()
  const { shown, misplaced, surplus } = useMemo(() => drawablePins(pins), [pins])
  const selection = useSelection(props, shown)
  const live = useLiveMap({ stage, props, pins: shown, selection, announce })
  const { status, handle, moved, refused, hasTileFault } = live

  const { reachedKey, onKeyDown, forget } = useMapKeys({
    handle,
    pins: shown,
    onReach: (pin) => announce(nameOf(pin, text)),
    onEscape: () => selection.choose(undefined),
  })
  const { highlightedKey = reachedKey } = props
  useEffect(() => handle?.highlight(highlightedKey), [handle, highlightedKey])
  useSizes(container, height, coveredTop)
  const locate = useLocating(handle, props.position, props.onLocate)
  const seeAll = () => {
    forget()
    handle?.seeAll()
    announce(() => live.describeView(shown.length))
  }
  const hasContent = shown.length > 0 || props.track !== undefined || props.radiusZone !== undefined
  const isLive = isInteractive && handle !== undefined

  return (
    <div ref={container} className={styles.map} data-height={height}>
      <MapStage ref={stage} label={label} status={status} onKeyDown={isLive ? onKeyDown : undefined} />
      {isLive && (
        <>
          <MapControls handle={handle} zoom={moved?.zoom} onLocate={locate} />
          <Offers
            live={live}
            onRefetch={props.onRefetch}
            onSeeAll={hasContent ? seeAll : undefined}
            focusMap={() => stage.current?.focus({ preventScroll: true })}
          />
          <ChosenPins selection={selection} onOpen={props.onOpen} hasCard={props.hasCard} onChoose={handle.choose} />
        </>
      )}
      <MapNotices
        status={status}
        onRetry={live.retry}
        refused={refused}
        hasTileFault={hasTileFault}
        misplaced={misplaced}
        shown={surplus > 0 ? shown.length : undefined}
        note={props.note}
        attribution={tiles.attribution}
        view={isLive ? moved : undefined}
      />
      {overlays}
      <VisuallyHidden live>{sentence}</VisuallyHidden>
    </div>
  )
}

const nameOf = ({ title, description }: MapPin, text: Text): string =>
  [title?.trim() || text('map.place'), description?.text].filter(Boolean).join(', ')

type ChosenPinsProps = Pick<MapViewProps, 'onOpen' | 'hasCard'> & {
  selection: ReturnType<typeof useSelection>
  onChoose(pin: MapPin): void
}

/** The card of the selected pin, or of the pins to choose from. */
function ChosenPins({ selection: { chosen, choose }, onOpen, hasCard = true, onChoose }: ChosenPinsProps) {
  if (chosen.length <= (hasCard ? 0 : 1)) return null
  return (
    <MapCard
      key={chosen.map(({ key }) => key).join('\u0000')}
      pins={chosen}
      onOpen={onOpen}
      onChoose={onChoose}
      onClose={() => choose(undefined)}
    />
  )
}

type OffersProps = Pick<MapViewProps, 'onRefetch'> & {
  live: ReturnType<typeof useLiveMap>
  onSeeAll: (() => void) | undefined
  focusMap(): void
}

/** The buttons over the upper edge of a map, for what suits the view that the visitor moved to. */
function Offers({ live: { moved, mayRefetch, forgetMove }, onRefetch, onSeeAll, focusMap }: OffersProps) {
  const text = useText()
  const take = (offer: () => void) => () => {
    forgetMove()
    offer()
    focusMap()
  }
  return (
    <div className={styles.offers}>
      {onRefetch && mayRefetch && (
        <button type="button" className={styles.offer} onClick={take(() => moved && onRefetch(moved.bounds))}>
          {text('map.refetch')}
        </button>
      )}
      {onSeeAll && moved && !moved.isWhole && (
        <button type="button" className={styles.offer} onClick={take(onSeeAll)}>
          {text('map.seeAll')}
        </button>
      )}
    </div>
  )
}

/**
 * Passes sizes of the props to the style sheet. A script sets them, because the security policy forbids inline styles; until then
 * the style sheet has the usual heights.
 */
function useSizes(map: RefObject<HTMLElement | null>, height: number | 'fill', coveredTop: number): void {
  useEffect(() => {
    if (height !== 'fill') map.current?.style.setProperty('--map-height', `${height / 10}rem`)
  }, [map, height])
  useEffect(() => map.current?.style.setProperty('--map-covered-top', `${coveredTop}px`), [map, coveredTop])
}
