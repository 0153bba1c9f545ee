import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place, Street } from '../../../schemas'
import { packageRoot } from '../../../src/server/packageRoot'
import { createTown } from '../createTown'
import { AddressPlacer } from '../placeAddresses'
import { plans } from '../plans'
import { createPlaces } from './createPlaces'

const phonePrefixes: Readonly<Record<string, string>> = { montclair: '+32 4 555', hauteroche: '+32 80 99' }

for (const plan of plans) {
  const folder = join(packageRoot, 'fixtures/towns', plan.card)
  const read = <T>(name: string): T[] => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const streets = read<Street>('streets')
  const { roads, projection } = createTown(plan)
  const placer = new AddressPlacer(roads, projection)
  const places = createPlaces({
    card: plan.card,
    seed: plan.seed,
    centre: plan.centre,
    streets,
    phonePrefix: phonePrefixes[plan.card] ?? '+32 4 555',
    taken: read<Place>('places').map(({ uid }) => uid),
  }).map((place) => placer.place(place, streets))
  // One place per line, for readable diffs.
  writeFileSync(join(folder, 'mapPlaces.json'), `[\n${places.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`)
  console.log(`beffroi: ${plan.card}: wrote ${places.length} generated places`)
}
