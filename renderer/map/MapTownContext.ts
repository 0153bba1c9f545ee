import { createContext } from 'react'
import type { Portal } from '../../schemas/engine'

/** What maps need to know of the town that they are in. */
export type MapTown = Pick<Portal, 'name' | 'portalName' | 'latitude' | 'longitude' | 'maps' | 'mapsKey'>

/** The town of the maps on a page. Its own file, because every page provides it and few have a map. */
export const MapTownContext = createContext<MapTown | undefined>(undefined)
