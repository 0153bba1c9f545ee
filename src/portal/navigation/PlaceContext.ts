import { createContext, useContext } from 'react'
import type { RouteMatch } from './Place'

/** The place that is drawn. */
export const RouteMatchContext = createContext<RouteMatch | undefined>(undefined)

export function useRouteMatch(): RouteMatch {
  const place = useContext(RouteMatchContext)
  if (!place) throw new Error('drawn outside a PlaceContext')
  return place
}
