import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../i18n/TextContext'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import type { RefusedGesture } from './canvas/createInteractions'
import { drawablePins } from './drawablePins'
import { MapCard } from './MapCard'
import type { MapPin, MovedView } from './MapContent'
import { MapControls } from './MapControls'
import type { MapElement } from './MapElement'
import { MapNotices } from './MapNotices'
import { useMapSettings } from './MapSettings'
import { MapStage } from './MapStage'
import styles from './MapView.module.css'
import type { MapViewProps } from './MapViewProps'
import { mapDefaults } from './mapDefaults'
import { useAnnouncer } from './useAnnouncer'
import { useLocating } from './useLocating'
import { useMapHandle } from './useMapHandle'
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
  const { label, pins = noPins, isInteractive = true, height = mapDefaults.height, padding, overlays } = props
  const { position, coveredTop = 0, hasCard = true } = props
  const text = useText()
  const { tiles } = useMapSettings()
  const stage = useRef<MapElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<MovedView>()
  const [mayRefetch, setMayRefetch] = useState(false)
  const [refused, setRefused] = useState<{ gesture: RefusedGesture }>()
  const [hasTileFault, setTileFault] = useState(false)
  const { sentence, announce } = useAnnouncer()
  const { shown, misplaced, surplus } = useMemo(() => drawablePins(pins), [pins])
  const { selectedKey, chosen, choose, showLeaves } = useSelection(props, shown)

  const nameOf = ({ title, description }: MapPin) =>
    [title?.trim() || text('map.place'), description?.text].filter(Boolean).join(', ')
  const { status, handle } = useMapHandle(stage, {
    isInteractive,
    fillsPage: height === 'fill',
    padding,
    content: { ...props, pins: shown, selectedKey },
    events: {
      onPressPin: ({ key }) => choose(key),
      onPressGround: () => choose(undefined),
      onLeaves: (leaves) => {
        if (props.onLeaves) props.onLeaves(leaves)
        else showLeaves(leaves)
      },
      onPoint: (pin) => props.onHighlight?.(pin?.key),
      onMove(view) {
        setMoved(view)
        if (view.isByVisitor) {
          setMayRefetch(true)
          if (shown.length > 0) announce(() => describeView(view.visibleKeys.length))
        }
        props.onMove?.(view)
      },
      onRefuse: (gesture) => setRefused({ gesture }),
      onTileFail: setTileFault,
    },
  })
  const describeView = (count: number) => [text('map.places', { count }), handle?.areaName()].filter(Boolean).join(', ')
  const { reachedKey, onKeyDown, forget } = useMapKeys({
    handle,
    pins: shown,
    onReach: (pin) => announce(nameOf(pin)),
    onEscape: () => choose(undefined),
  })
  const { highlightedKey = reachedKey } = props
  useEffect(() => handle?.highlight(highlightedKey), [handle, highlightedKey])

  useSizes(container, height, coveredTop)
  const locate = useLocating(handle, position, props.onLocate)
  const refetch = () => {
    setMayRefetch(false)
    if (moved) props.onRefetch?.(moved.bounds)
    stage.current?.focus({ preventScroll: true })
  }
  const seeAll = () => {
    setMayRefetch(false)
    forget()
    handle?.seeAll()
    announce(() => describeView(shown.length))
    stage.current?.focus({ preventScroll: true })
  }
  const hasData = shown.length > 0 || props.track !== undefined || props.radiusZone !== undefined
  const isLive = isInteractive && handle !== undefined

  return (
    <div ref={container} className={styles.map} data-height={height}>
      <MapStage ref={stage} label={label} status={status} onKeyDown={isLive ? onKeyDown : undefined} />
      {isLive && (
        <>
          <MapControls handle={handle} zoom={moved?.zoom} onLocate={locate} />
          <Offers
            onRefetch={props.onRefetch && mayRefetch ? refetch : undefined}
            onSeeAll={hasData && moved && !moved.isWhole ? seeAll : undefined}
          />
          {chosen.length > (hasCard ? 0 : 1) && (
            <MapCard
              key={chosen.map(({ key }) => key).join('\u0000')}
              pins={chosen}
              onOpen={props.onOpen}
              onChoose={handle.choose}
              onClose={() => choose(undefined)}
            />
          )}
        </>
      )}
      <MapNotices
        status={status}
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

type OffersProps = { onRefetch: (() => void) | undefined; onSeeAll: (() => void) | undefined }

/** The buttons over the upper edge of a map, for what suits the view that the visitor moved to. */
function Offers({ onRefetch, onSeeAll }: OffersProps) {
  const text = useText()
  return (
    <div className={styles.offers}>
      {onRefetch && (
        <button type="button" className={styles.offer} onClick={onRefetch}>
          {text('map.refetch')}
        </button>
      )}
      {onSeeAll && (
        <button type="button" className={styles.offer} onClick={onSeeAll}>
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
