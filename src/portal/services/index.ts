import { account } from './account/service'
import { agenda } from './agenda/service'
import { appointments } from './appointments/service'
import { camps } from './camps/service'
import { connectors } from './connectors/service'
import { content } from './content/service'
import { defects } from './defects/service'
import { favourites } from './favourites/service'
import { fidelity } from './fidelity/service'
import { map } from './map/service'
import { news } from './news/service'
import { parking } from './parking/service'
import { participation } from './participation/service'
import { readings } from './readings/service'
import type { Service } from './Service'
import { search } from './search/service'
import { settings } from './settings/service'
import { tickets } from './tickets/service'
import { transit } from './transit/service'
import { walks } from './walks/service'
import { wall } from './wall/service'
import { waste } from './waste/service'

/** The services of the portal. The sections of the settings page have this order. */
export const services: readonly Service[] = [
  content,
  search,
  agenda,
  news,
  map,
  wall,
  favourites,
  fidelity,
  appointments,
  tickets,
  defects,
  connectors,
  transit,
  camps,
  readings,
  parking,
  walks,
  waste,
  account,
  participation,
  settings,
]
