import type { Members } from '../check/value'
import type { PlaceWalk } from './PlaceWalk'

/** Goes through the places of one kind of data and tells a walk what stands there. */
export type Reader = (data: Members, walk: PlaceWalk) => void
