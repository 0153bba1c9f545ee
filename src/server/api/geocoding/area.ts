import type { Area } from '../call/Area'
import { geocode, reverseGeocode } from './handlers'

export const geocoding = {
  handlers: { geocode, reverseGeocode },
} satisfies Area
