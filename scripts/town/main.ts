import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place, Street } from '../../schemas'
import { packageRoot } from '../../src/server/packageRoot'
import { checkTownWalks } from './checkTownWalks'
import { createMap, writeFeatures } from './createMap'
import { createTown, type Town } from './createTown'
import { writeGpx } from './createWalks'
import { AddressPlacer } from './placeAddresses'
import { plans } from './plans'

const towns = join(packageRoot, 'fixtures/towns')

const readList = <T>(path: string): T[] => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`)

/** Writes the walks of a town as GPX files, with their steps as JSON files. */
function writeWalks({ plan, walks }: Town): void {
  const folder = join(towns, plan.card, 'walks')
  mkdirSync(folder, { recursive: true })
  for (const walk of walks) {
    const { points, ...rest } = walk
    writeFileSync(join(folder, `${walk.uid}.gpx`), writeGpx(walk))
    writeJson(join(folder, `${walk.uid}.json`), rest)
    const heights = points.map(({ elevation }) => elevation)
    const relief = `${Math.min(...heights)}–${Math.max(...heights)} m`
    console.log(`beffroi: ${plan.card} ${walk.uid}: ${walk.length} m, ${walk.steps.length} steps, ${relief}`)
  }
}

/** Writes the map of a town, one file per layer. */
function writeMap(town: Town): void {
  const folder = join(towns, town.plan.card, 'map')
  mkdirSync(folder, { recursive: true })
  for (const [layer, features] of Object.entries(createMap(town))) {
    const text = writeFeatures(features)
    writeFileSync(join(folder, `${layer}.geojson`), text)
    console.log(
      `beffroi: ${town.plan.card} ${layer}: ${features.length} features, ${Math.round(text.length / 1024)} KB`,
    )
  }
}

/** Moves the streets and places of a town to their positions on its map. */
function writeAddresses({ plan, roads, projection }: Town): void {
  const placer = new AddressPlacer(roads, projection)
  const file = (name: string) => join(towns, plan.card, `${name}.json`)
  const streets = readList<Street>(file('streets')).map((street) => placer.placeStreet(street))
  const places = readList<Place>(file('places')).map((place) => placer.place(place, streets))
  writeJson(file('streets'), streets)
  writeJson(file('places'), places)
}

for (const plan of plans) {
  const town = createTown(plan)
  writeWalks(town)
  writeAddresses(town)
  writeMap(town)
  checkTownWalks(towns, plan.card, console.warn)
}
