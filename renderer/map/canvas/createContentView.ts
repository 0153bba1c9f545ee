import type { Coordinate } from 'ol/coordinate.js'
import { fromLonLat } from 'ol/proj.js'
import type { Geo } from '../../../schemas/engine'
import { focusTarget } from '../focusTarget'
import type { MapContent, MapPin } from '../MapContent'
import type { MapSettings } from '../MapSettings'
import { mapDefaults } from '../mapDefaults'
import type { IsNew } from './compareContent'
import type { Camera } from './createCamera'

type Options = { padding: number | undefined; settings: MapSettings }

const coordinateOf = ({ lon, lat }: Geo): Coordinate => fromLonLat([lon, lat])

/** Keeps the content of a map in view until the visitor, an address or a selection sets the view. */
export function createContentView(camera: Camera, { padding, settings }: Options) {
  let content: MapContent = {}
  /** Whether the visitor, an address or a selection set the view; new content then no longer moves it. */
  let isSet = false
  /** Key of the pin that the visitor pressed, until the selection changes. */
  let pressedKey: string | undefined

  const focusOf = () => {
    const found = focusTarget(content)
    return found && { ...found, padding: padding ?? found.padding }
  }

  function showFirstView(): void {
    const found = focusOf()
    if (found) camera.show(found, content.zoom)
    else camera.jump({ ...settings.center, zoom: content.zoom ?? settings.zoom })
  }

  function travel(center: Coordinate, zoom: number, radius?: number): void {
    isSet = true
    camera.travel(center, zoom, radius)
  }

  return {
    /** Leaves the view where the visitor moved it. */
    leaveToVisitor(): void {
      isSet = true
    },

    travel,

    /** Moves the view for new content: to the view of an address, to a selected pin, or to show all. */
    follow(next: MapContent, isNew: IsNew): void {
      content = next
      const restored = isNew('initialView') ? next.initialView : undefined
      if (restored) {
        isSet = true
        camera.jump(restored)
      }
      // The address may select a pin that is fetched later.
      const mayTravel = isNew('selectedKey') || (isNew('pins') && !isSet)
      const selected = mayTravel ? next.pins?.find(({ key }) => key === next.selectedKey) : undefined
      if (selected && selected.key !== pressedKey && !restored) travel(coordinateOf(selected), mapDefaults.selectedZoom)
      if (isNew('selectedKey')) pressedKey = undefined
      if (isNew('coveredHeight', 'coveredTop')) camera.setCovered(next.coveredTop ?? 0, next.coveredHeight ?? 0)
      const isFree = !isSet && !camera.isStepping()
      if (isFree && isNew('pins', 'track', 'radiusZone', 'position', 'focus', 'zoom', 'coveredTop')) showFirstView()
    },

    /** Shows the first view again after a change of size, unless the view is set. */
    resize(): void {
      if (!isSet) showFirstView()
    },

    seeAll(): void {
      const found = focusOf()
      isSet = false
      if (found) camera.seeAll(found, content.zoom)
    },

    /** Travels to a pin that the visitor pressed. Its selection then does not move the view again. */
    travelToPressed(pin: MapPin): void {
      pressedKey = pin.key
      travel(coordinateOf(pin), mapDefaults.markerZoom)
    },

    /** Brings a pin into view, at the zoom that the view has. */
    reveal(pin: MapPin): void {
      isSet = true
      camera.reveal(coordinateOf(pin))
    },

    /** Travels to the visitor's position with the ring of its accuracy, if the content has one. */
    showPosition(): void {
      const { position } = content
      if (position) travel(coordinateOf(position), mapDefaults.markerZoom, position.accuracy)
    },
  }
}

export type ContentView = ReturnType<typeof createContentView>
