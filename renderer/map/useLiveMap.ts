import { type RefObject, useState } from 'react'
import { useText } from '../i18n/TextContext'
import type { RefusedGesture } from './canvas/createInteractions'
import type { MapPin, MovedView } from './MapContent'
import type { MapElement } from './MapElement'
import type { MapViewProps } from './MapViewProps'
import { mapDefaults } from './mapDefaults'
import { useMapHandle } from './useMapHandle'
import type { useSelection } from './useSelection'

type Options = {
  stage: RefObject<MapElement | null>
  props: MapViewProps
  /** The pins that the map draws. */
  pins: readonly MapPin[]
  selection: ReturnType<typeof useSelection>
  announce(sentence: () => string): void
}

/** The map of a view and what it reports: where the visitor moved it, a refused gesture and missing tiles. */
export function useLiveMap({ stage, props, pins, selection, announce }: Options) {
  const { isInteractive = true, height = mapDefaults.height, padding } = props
  const text = useText()
  const [moved, setMoved] = useState<MovedView>()
  const [mayRefetch, setMayRefetch] = useState(false)
  const [refused, setRefused] = useState<{ gesture: RefusedGesture }>()
  const [hasTileFault, setTileFault] = useState(false)

  const { status, handle, retry } = useMapHandle(stage, {
    isInteractive,
    fillsPage: height === 'fill',
    padding,
    content: { ...props, pins, selectedKey: selection.selectedKey },
    events: {
      onPressPin: ({ key }) => selection.choose(key),
      onPressGround: () => selection.choose(undefined),
      onLeaves: (leaves) => {
        if (props.onLeaves) props.onLeaves(leaves)
        else selection.showLeaves(leaves)
      },
      onPoint: (pin) => props.onHighlight?.(pin?.key),
      onMove(view) {
        setMoved(view)
        if (view.isByVisitor) {
          setMayRefetch(true)
          if (pins.length > 0) announce(() => describeView(view.visibleKeys.length))
        }
        props.onMove?.(view)
      },
      onRefuse: (gesture) => setRefused({ gesture }),
      onTileFail: setTileFault,
    },
  })
  /** The number of places in view and the name of the part of town. */
  const describeView = (count: number) =>
    [text('map.places', { count }), handle?.districtName()].filter(Boolean).join(', ')

  return {
    status,
    retry,
    /** The map, once it is loaded. */
    handle,
    moved,
    /** Whether the visitor has moved the map since the last `forgetMove`. */
    mayRefetch,
    forgetMove: () => setMayRefetch(false),
    refused,
    hasTileFault,
    describeView,
  }
}
