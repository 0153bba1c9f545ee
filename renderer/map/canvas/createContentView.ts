import type { Coordinate } from 'ol/coordinate.js'
import { fromLonLat } from 'ol/proj.js'
import type { Geo } from '../../../schemas/engine'
import { type FocusTarget, focusTarget } from '../focusTarget'
import type { MapContent, MapPin } from '../MapContent'
import type { MapSettings } from '../MapSettings'
import { mapDefaults } from '../mapDefaults'
import type { IsNew } from './compareContent'
import type { Camera } from './createCamera'

type Options = { padding: number | undefined; settings: MapSettings }

/** Keeps the content of a map in view until the visitor, an address or a selection sets the view. */
export function createContentView(camera: Camera, options: Options) {
  let content: MapContent = {}
  /** Whether the visitor, an address or a selection set the view; new content then no longer moves it. */
  let isSet = false
  const selection = createSelectionView(travel)

  function travel(center: Coordinate, zoom: number, radius?: number): void {
    isSet = true
    camera.travel(center, zoom, radius)
  }

  return {
    travel,
    travelToPressed: selection.travelToPressed,

    /** Leaves the view where the visitor moved it. */
    leaveToVisitor(): void {
      isSet = true
    },

    /** Moves the view for new content: to the view of an address, to a selected pin, or to show all. */
    follow(next: MapContent, isNew: IsNew): void {
      content = next
      const restored = isNew('initialView') ? next.initialView : undefined
      if (restored) {
        isSet = true
        camera.jump(restored)
      }
      // The address may select a pin that is fetched later.
      const selected = isNew('selectedKey') || (isNew('pins') && !isSet) ? selectedPin(next) : undefined
      selection.follow(restored ? undefined : selected, isNew)
      if (isNew('coveredHeight', 'coveredTop')) camera.setCovered(next.coveredTop ?? 0, next.coveredHeight ?? 0)
      if (!isSet && !camera.isStepping() && isNew(...membersOfFirstView)) showAll(camera, content, options)
    },

    /** Shows the first view again after a change of size, unless the view is set. */
    resize(): void {
      if (!isSet) showAll(camera, content, options)
    },

    seeAll(): void {
      isSet = false
      const target = targetOf(content, options)
      if (target) camera.seeAll(target, content.zoom)
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

type Travel = (center: Coordinate, zoom: number) => void

/** Creates what travels to the selected pin, unless the visitor has pressed it and is there. */
function createSelectionView(travel: Travel) {
  /** Key of the pin that the visitor pressed, until the selection changes. */
  let pressedKey: string | undefined
  return {
    /** Travels to a pin that the visitor pressed. Its selection then does not move the view again. */
    travelToPressed(pin: MapPin): void {
      pressedKey = pin.key
      travel(coordinateOf(pin), mapDefaults.markerZoom)
    },

    /** Travels to the pin that new content selects. */
    follow(selected: MapPin | undefined, isNew: IsNew): void {
      if (selected && selected.key !== pressedKey) travel(coordinateOf(selected), mapDefaults.selectedZoom)
      if (isNew('selectedKey')) pressedKey = undefined
    },
  }
}

/** The members of the content that the first view shows. */
const membersOfFirstView = ['pins', 'track', 'radiusZone', 'position', 'focus', 'zoom', 'coveredTop'] as const

const coordinateOf = ({ lon, lat }: Geo): Coordinate => fromLonLat([lon, lat])

const selectedPin = ({ pins, selectedKey }: MapContent): MapPin | undefined =>
  pins?.find(({ key }) => key === selectedKey)

/** What the first view shows; undefined without content. */
function targetOf(content: MapContent, { padding }: Options): FocusTarget | undefined {
  const target = focusTarget(content)
  return target && { ...target, padding: padding ?? target.padding }
}

/** Shows all content at once, or the town when there is none. */
function showAll(camera: Camera, content: MapContent, options: Options): void {
  const target = targetOf(content, options)
  const { center, zoom } = options.settings
  if (target) camera.show(target, content.zoom)
  else camera.jump({ ...center, zoom: content.zoom ?? zoom })
}
