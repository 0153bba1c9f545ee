import type { MapCategory, MapPlace } from '../../../../schemas/engine'
import { foldText } from '../../../../schemas/inputs/foldText'
import { formsPattern } from '../../../../schemas/inputs/stemOf'

/** What the address of the map narrows its places to. `bbox` holds west, south, east and north; `needs`, names with commas. */
export type PlaceFilter = { query?: string; category?: string; open?: boolean; needs?: string; bbox?: string }

/**
 * The places of a filter, out of all places of the town; undefined where only the server knows them: what is open now depends on its
 * clock. As at the server, a word finds its other forms, such as the plural, and places with the words in their name come first, else
 * in the same order.
 */
export function filterPlaces(
  places: readonly MapPlace[],
  { uid, category, query = '', bbox, needs = '', open }: PlaceFilter & { uid?: string },
  categories: readonly MapCategory[],
): MapPlace[] | undefined {
  if (open) return undefined
  const wanted = category && withThoseBelow(category, categories)
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  // A query without letters and digits finds nothing, like that of the server.
  if (query.trim() && words.length === 0) return []
  const forms = words.map((word) => ({ word, pattern: new RegExp(formsPattern(word) ?? '$^') }))
  const hasWords = (text: string) => forms.every(({ word, pattern }) => text.includes(word) || pattern.test(text))
  const [west = -180, south = -90, east = 180, north = 90] = bbox?.split(',').map(Number) ?? []
  const states = needs.split(',').filter(Boolean)
  const found = places.filter((place) => {
    const text = foldText([place.name, place.label, place.description, place.address?.street].join(' '))
    const accessibility = new Map<string, unknown>(Object.entries(place.accessibility ?? {}))
    return (
      (uid === undefined || place.uid === uid) &&
      (!wanted || wanted.includes(place.category)) &&
      hasWords(text) &&
      west <= place.lon &&
      place.lon <= east &&
      south <= place.lat &&
      place.lat <= north &&
      states.every((need) => ['yes', 'limited'].includes(String(accessibility.get(need))))
    )
  })
  const isInName = ({ name }: MapPlace) => hasWords(foldText(name))
  return words.length > 0 ? [...found.filter(isInName), ...found.filter((place) => !isInName(place))] : found
}

function withThoseBelow(uid: string, categories: readonly MapCategory[]): string[] {
  const category = categories.find((each) => each.uid === uid)
  return [uid, ...(category?.children ?? []).map((child) => child.uid)]
}
