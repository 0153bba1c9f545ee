import type { Area } from '../Area'
import { geocode, reverseGeocode } from './handlers'

export const geocoding = {
  handlers: { geocode, reverseGeocode },
} satisfies Area
