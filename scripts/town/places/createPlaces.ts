import type { Accessibility, Place, Street } from '../../../schemas'
import { createRandom, type Random } from '../../random'
import { allPlaceKinds } from './allPlaceKinds'
import { type NamedPlace, type PlaceKind, type StreetPlace, scheduleOf, type Words } from './PlaceKind'

/** Input of the places of a town. */
type Town = {
  /** Its card name. */
  card: string
  seed: number
  centre: { lat: number; lon: number }
  streets: readonly Street[]
  /** Prefix of telephone numbers, such as `+32 4 555`. */
  phonePrefix: string
  /** Uids of other places. */
  taken: readonly string[]
}

/** Creates the generated places of a map, in addition to the hand-written ones. Deterministic per town. */
export function createPlaces({ card, seed, centre, streets, phonePrefix, taken }: Town): Place[] {
  const random = createRandom(seed + 71)
  const away = ({ lat, lon }: Street) => Math.hypot(lat - centre.lat, (lon - centre.lon) * 0.64)
  const byDistance = [...streets].sort((one, other) => away(one) - away(other) || (one.name < other.name ? -1 : 1))
  const central = byDistance.slice(0, Math.ceil(byDistance.length / 3))
  const uids = new Set(taken)
  const houses = new Set<string>()
  return allPlaceKinds.flatMap((kind) =>
    Array.from({ length: kind.count }, (_, index): Place => {
      const { street, number } = freeHouse(kind.isCentral ? central : byDistance, houses, random)
      const texts = typeof kind.texts === 'function' ? kind.texts(card, index) : kind.texts
      const own = typeof texts.name === 'string' ? texts.name : undefined
      const uid = uniqueUid(own ? slug(own) : `${kind.category}-${slug(street.name)}`, uids)
      const { name, zip, locality, lat, lon } = street
      return {
        uid,
        category: kind.category,
        lat,
        lon,
        address: { street: name, streetNumber: String(number), zip, locality },
        ...(own && kind.category !== 'monument' && contacts(uid, phonePrefix, random)),
        schedule: scheduleOf(kind),
        accessibility: accessibilityOf(kind, random),
        ...(!own && { hasPage: false }),
        translations: textsOf(texts, name),
      }
    }),
  )
}

/** Finds a house without another place. */
function freeHouse(streets: readonly Street[], houses: Set<string>, random: Random) {
  for (;;) {
    const street = random.pick(streets)
    const number = 1 + random.below(Math.max(street.last, 4))
    const key = `${street.name} ${number} ${street.zip}`
    if (houses.has(key)) continue
    houses.add(key)
    return { street, number }
  }
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function uniqueUid(base: string, uids: Set<string>): string {
  let uid = base
  for (let count = 2; uids.has(uid); count++) uid = `${base}-${count}`
  uids.add(uid)
  return uid
}

function contacts(uid: string, prefix: string, random: Random) {
  const digits = () => String(10 + random.below(90))
  const site = `${uid}.example`
  return {
    phone: `${prefix} ${digits()} ${digits()}`,
    ...(random.chance(0.6) && { email: `bonjour@${site}` }),
    ...(random.chance(0.4) && { url: `https://www.${site}` }),
  }
}

/** Chooses a state of each need; about one in eight is unknown. */
function accessibilityOf({ accessibility }: PlaceKind, random: Random): Accessibility {
  const states = Object.entries(accessibility).flatMap(([need, odds]) =>
    random.chance(0.12) ? [] : [[need, random.pick(odds)] as const],
  )
  return Object.fromEntries(states)
}

function textsOf({ name, description }: NamedPlace | StreetPlace, street: string): Place['translations'] {
  const text = (locale: keyof Words) => ({
    name: typeof name === 'string' ? name : name[locale].replace('{street}', streetIn(locale, street)),
    description: description[locale],
  })
  return { fr: text('fr'), de: text('de'), en: text('en'), nl: text('nl') }
}

/** Formats a street within a name. French uses lower case for "rue"; other languages keep the official spelling. */
const streetIn = (locale: keyof Words, street: string): string =>
  locale === 'fr' ? `${street.charAt(0).toLowerCase()}${street.slice(1)}` : street
