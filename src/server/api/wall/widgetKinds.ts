import type { StoreWidget } from '../../../../schemas'
import { bikeParking } from './kinds/bikeParking'
import { bloodCollect } from './kinds/bloodCollect'
import { camps } from './kinds/camps'
import { departures } from './kinds/departures'
import { events } from './kinds/events'
import { page } from './kinds/page'
import { parking } from './kinds/parking'
import { place } from './kinds/place'
import { poll } from './kinds/poll'
import { publications } from './kinds/publications'
import { walks } from './kinds/walks'
import { waste } from './kinds/waste'
import type { WidgetKind } from './WidgetKind'

/** Every kind of widget. The store hides stored widgets of other kinds. */
export const widgetKinds: { readonly [K in StoreWidget['kind']]: WidgetKind } = {
  waste,
  departures,
  events,
  publications,
  poll,
  place,
  walks,
  blood_collect: bloodCollect,
  bike_parking: bikeParking,
  parking,
  camps,
  page,
}
