import { createContext, useContext } from 'react'
import type { Place } from './Place'

/** The place that is drawn. */
export const PlaceContext = createContext<Place | undefined>(undefined)

export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('drawn outside a PlaceContext')
  return place
}
