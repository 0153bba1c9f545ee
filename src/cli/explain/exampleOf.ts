import { memberOf } from '../../../schemas/json/pointer'
import { findNamed } from './names'
import { Place } from './Place'

/** A value the field has in an example: of the whole it is in, else of the fragment it is made of. */
export function exampleOf(of: string, path: string, place: Place): unknown {
  const wholes = findNamed(of).flatMap(({ place: whole }) => examplesOf(whole))
  const inWhole = firstIn(
    wholes,
    path.split(/\.|(?=\[)/).map((word) => (word === '[]' ? '0' : word)),
  )
  if (inWhole !== undefined) return inWhole
  const own = [...examplesOf(place), ...examplesOf(place.resolved)][0]
  if (own !== undefined) return own
  const file = Place.file(place.path)
  return (
    file &&
    firstIn(
      examplesOf(file),
      place.pointer.replaceAll('/properties', '').replaceAll('/items', '/0').split('/').slice(1),
    )
  )
}

function firstIn(wholes: readonly unknown[], names: readonly string[]): unknown {
  return wholes.map((whole) => names.reduce(memberOf, whole)).find((value) => value !== undefined)
}

function examplesOf(place: Place): readonly unknown[] {
  const { examples } = place.schema
  return Array.isArray(examples) ? examples : []
}
