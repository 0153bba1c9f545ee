import { type Address, isObject, own } from '../../../schemas/engine'
import { foldText } from '../../../schemas/inputs/foldText'

/** Maximum number of suggestions. */
const maxSuggestions = 6

const files = import.meta.glob<unknown>('../../../fixtures/towns/*/streets.json', { import: 'default' })

/** Finds addresses of the demo towns: streets that contain every typed word, with the typed number. */
export async function findAddresses(text: string): Promise<readonly Address[]> {
  const words = foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  const number = words.find((word) => /^\d{1,3}[a-z]?$/.test(word))
  const names = words.filter((word) => word !== number)
  if (names.length === 0) return []
  const towns = await Promise.all(Object.values(files).map((load) => load()))
  return towns
    .flatMap((streets) => (Array.isArray(streets) ? streets.filter(isObject) : []))
    .map((street) => toAddress(street, number ?? '1'))
    .filter(({ street, zip, locality }) => {
      const all = foldText(`${street} ${zip} ${locality}`)
      return names.every((name) => all.includes(name))
    })
    .slice(0, maxSuggestions)
}

function toAddress(street: Readonly<Record<string, unknown>>, streetNumber: string): Address {
  const [lat, lon] = [own(street, 'lat'), own(street, 'lon')]
  return {
    street: String(own(street, 'name')),
    streetNumber,
    zip: String(own(street, 'zip')),
    locality: String(own(street, 'locality')),
    ...(typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : {}),
  }
}
