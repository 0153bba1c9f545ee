import { useEffect, useId, useMemo, useRef } from 'react'
import { useText } from '../i18n/TextContext'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { drawablePins } from './drawablePins'
import type { MapPin } from './MapContent'
import { useMapSettings } from './MapSettings'
import styles from './MapView.module.css'
import type { MapViewProps } from './MapViewProps'
import { mapDefaults } from './mapDefaults'
import type { MapElement } from './mapOf'
import { useMapHandle } from './useMapHandle'

const noPins: readonly MapPin[] = []

/**
 * A map of pins, a track and positions. The server renders a placeholder of its size; OpenLayers is loaded by the first map
 * that is mounted. Its texts are those of the group `maps`. The same arrays and objects must be passed as long as they say the
 * same, because a new object is drawn again. A page beside it lists the same pins, as nothing on a canvas can be read.
 */
export function MapView(props: MapViewProps) {
  const { label, pins = noPins, isInteractive = true, height = mapDefaults.height, padding, overlays } = props
  const { track, radiusZone, position, trackMarker, focus, cluster, zoom, initialView } = props
  const { selectedKey, highlightedKey } = props
  const text = useText()
  const { tiles } = useMapSettings()
  const keysId = useId()
  const stage = useRef<MapElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { shown } = useMemo(() => drawablePins(pins), [pins])
  const content = useMemo(
    () => ({
      pins: shown,
      track,
      radiusZone,
      position,
      trackMarker,
      focus,
      cluster,
      zoom,
      initialView,
      selectedKey,
      highlightedKey,
    }),
    [shown, track, radiusZone, position, trackMarker, focus, cluster, zoom, initialView, selectedKey, highlightedKey],
  )
  const { status, handle } = useMapHandle(stage, {
    isInteractive,
    fillsPage: height === 'fill',
    padding,
    content,
    events: {
      onPressPin: ({ key }) => props.onSelect?.(key),
      onPressGround: () => props.onSelect?.(undefined),
      onLeaves: (leaves) => props.onLeaves?.(leaves),
      onPoint: (pin) => props.onHighlight?.(pin?.key),
      onMove: ({ isFirstView: _, ...view }) => props.onMove?.(view),
      onRefuse: () => {},
    },
  })

  // Set by script, as the security policy forbids inline styles; until then, the style sheet knows the usual heights.
  useEffect(() => {
    if (height !== 'fill') container.current?.style.setProperty('--map-height', `${height / 10}rem`)
  }, [height])

  return (
    <div ref={container} className={styles.map} data-height={height}>
      {/** biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name */}
      <div
        ref={stage}
        className={styles.stage}
        data-map={status}
        role={isInteractive && handle ? 'application' : 'img'}
        aria-label={text('map.named', { label })}
        aria-describedby={isInteractive && handle ? keysId : undefined}
        tabIndex={isInteractive && handle ? 0 : undefined}
      />
      {status !== 'ready' && (
        <div className={styles.waiting}>
          <p>{text(status === 'failed' ? 'map.failed' : 'map.loading')}</p>
          <noscript>
            <p>{text('map.noScript')}</p>
          </noscript>
        </div>
      )}
      {handle && <p className={styles.attribution}>{tiles.attribution}</p>}
      {handle && isInteractive && (
        <span id={keysId} hidden>
          {text('map.keys')}
        </span>
      )}
      {overlays}
      <VisuallyHidden live />
    </div>
  )
}
