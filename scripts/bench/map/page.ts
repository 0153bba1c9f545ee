import { createEmpty, extend } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import { fromLonLat } from 'ol/proj.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import View from 'ol/View.js'
import { createMap, type MapHandle } from '../../../renderer/map/canvas/createMap'
import { indexPins } from '../../../renderer/map/clusters/indexPins'
import type { MapPin } from '../../../renderer/map/MapContent'
import { mapDefaults } from '../../../renderer/map/mapDefaults'
import { validate } from '../../../schemas/index'
import { createRandom } from '../../random'

const center = { lon: 5.7912, lat: 50.6421 }
const home = { ...center, zoom: 14 }
const world = [-180, -85, 180, 85] as const
const icons = ['building', 'book', 'tree', 'bus', 'swim']

/** Creates pins around a town, denser at its centre. Deterministic for a given count. */
function makePins(count: number): MapPin[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, index) => {
    const angle = (random.below(1_000_000) / 1_000_000) * 2 * Math.PI
    const distance = (random.below(1_000_000) / 1_000_000) ** 2 * 0.15
    return {
      key: String(index),
      lon: center.lon + 1.5 * distance * Math.cos(angle),
      lat: center.lat + distance * Math.sin(angle),
      title: `Lieu ${index}`,
      icon: icons[index % icons.length] ?? 'pin',
    }
  })
}

/** The projection of every map. */
const mercator = new View().getProjection()

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const nothing = () => {}

function openMap(): MapHandle {
  const element = document.getElementById('map')
  if (!(element instanceof HTMLDivElement)) throw new Error('the bench has no map')
  const tiles = {
    url: '/maps-service/api/v1/web/tiles/montclair/{z}/{x}/{y}',
    type: 'vector' as const,
    attribution: '',
    maxZoom: 16,
  }
  return createMap(
    element,
    { locale: 'fr', isInteractive: true, fillsPage: true, padding: undefined, settings: { tiles, center, zoom: 14 } },
    {
      onPressPin: nothing,
      onPressGround: nothing,
      onLeaves: nothing,
      onPoint: nothing,
      onMove: nothing,
      onRefuse: nothing,
      onTileFail: nothing,
    },
  )
}

const settle = ({ map }: MapHandle) =>
  new Promise<void>((resolve) => {
    map.once('rendercomplete', () => resolve())
    map.render()
  })

/** The map that is panned and zoomed. */
let moved: MapHandle | undefined

/** Opens a map with `count` pins, and passes once over the area of `move`, so that its tiles are loaded. */
async function openMoved(count: number): Promise<void> {
  moved?.dispose()
  moved = openMap()
  moved.update({ pins: makePins(count), initialView: home })
  await settle(moved)
  for (const share of shares(12)) {
    setView(moved, share, 1)
    await settle(moved)
  }
}

/** Returns the time of each frame (ms) while the open map is panned in a loop and zoomed, as by hand. */
async function move(frames: number, zoomStep: number): Promise<number[]> {
  if (!moved) throw new Error('no map is open')
  const view = moved.map.getView()
  // Makes layers wait for the end of a gesture.
  view.beginInteraction()
  const times: number[] = []
  let last = await frame()
  for (const share of shares(frames)) {
    setView(moved, share, zoomStep)
    const now = await frame()
    times.push(now - last)
    last = now
  }
  view.endInteraction()
  return times
}

const shares = (count: number) => Array.from({ length: count }, (_, index) => index / count)

const [homeX = 0, homeY = 0] = fromLonLat([home.lon, home.lat])

/** Moves the view to a share of the loop, from 0 to 1. */
function setView({ map }: MapHandle, share: number, zoomStep: number): void {
  const turn = share * 2 * Math.PI
  map.getView().setCenter([homeX + 1500 * Math.sin(2 * turn), homeY + 1500 * Math.sin(turn)])
  map.getView().setZoom(home.zoom + zoomStep * Math.sin(turn))
}

/** Returns the time (ms) from pins to their first clusters: with our index, and with OpenLayers' source. */
async function cluster(count: number): Promise<{ ours: number; theirs: number }> {
  const pins = makePins(count)
  const start = performance.now()
  const index = indexPins({ pins })
  if (!index) throw new Error('there are no pins')
  const found = await index.find(world, 12)
  const ours = performance.now() - start
  index.dispose()

  const begun = performance.now()
  const source = new VectorSource({
    features: pins.map(({ lon, lat }) => new Feature(new Point(fromLonLat([lon, lat])))),
  })
  const clusters = new Cluster({ distance: mapDefaults.clusterRadius, source })
  clusters.loadFeatures(extend(createEmpty(), source.getExtent() ?? []), 156_543 / 2 ** 12, mercator)
  const theirs = performance.now() - begun
  if (found.length === 0 || clusters.getFeatures().length === 0) throw new Error('there are no clusters')
  return { ours, theirs }
}

/** Returns the time (ms) to parse the JSON of 2,000 pins and to show them, with or without validation. */
async function show(isChecked: boolean): Promise<number> {
  const pins = makePins(2000).map(({ key: _, ...pin }) => pin)
  const text = JSON.stringify({ title: 'Carte', components: [{ type: 'map', data: { pins } }] })
  const handle = openMap()
  await settle(handle)
  const start = performance.now()
  const page: { components: [{ data: { pins: Omit<MapPin, 'key'>[] } }] } = JSON.parse(text)
  if (isChecked && !validate(page).ok) throw new Error('the pins of the bench break the contract')
  const shown = page.components[0].data.pins.map((pin, index) => ({ ...pin, key: String(index) }))
  handle.update({ pins: shown, initialView: home })
  handle.map.renderSync()
  const end = performance.now()
  handle.dispose()
  return end - start
}

const mapBench = { openMoved, move, cluster, show }

declare global {
  interface Window {
    mapBench: typeof mapBench
  }
}

window.mapBench = mapBench
