import { listDepartures } from './bus-service/listDepartures'
import { listStops } from './bus-service/listStops'
import { fillForm } from './core-content-service/fillForm'
import { listEventDates } from './core-content-service/listEventDates'
import { listEvents } from './core-content-service/listEvents'
import { listPublications } from './core-content-service/listPublications'
import { readContent } from './core-content-service/readContent'
import { readEvent } from './core-content-service/readEvent'
import { readMenu } from './core-content-service/readMenu'
import { readMenuItem } from './core-content-service/readMenuItem'
import { readPoll } from './core-content-service/readPoll'
import { readPublication } from './core-content-service/readPublication'
import { sendReading } from './core-content-service/sendReading'
import { findAddresses } from './core-service/findAddresses'
import { listTags } from './core-service/listTags'
import { readBlock } from './core-service/readBlock'
import { readFooter } from './core-service/readFooter'
import { readHome } from './core-service/readHome'
import { readHomeMenu } from './core-service/readHomeMenu'
import { readLocales } from './core-service/readLocales'
import { readMaintenanceFooter } from './core-service/readMaintenanceFooter'
import { readPortal } from './core-service/readPortal'
import { readPortalSummary } from './core-service/readPortalSummary'
import { listPickups } from './garbage-view-service/listPickups'
import { searchPickups } from './garbage-view-service/searchPickups'
import type { Handler, JsonOperationId } from './Handler'
import { vote } from './poll-service/vote'

/** What answers each operation of the description; the compiler asks for every one of them. */
export const handlers: { readonly [Id in JsonOperationId]: Handler<Id> } = {
  fillForm,
  findAddresses,
  listDepartures,
  listEventDates,
  listEvents,
  listPickups,
  listPublications,
  listStops,
  listTags,
  readBlock,
  readContent,
  readEvent,
  readFooter,
  readHome,
  readHomeMenu,
  readLocales,
  readMaintenanceFooter,
  readMenu,
  readMenuItem,
  readPoll,
  readPortal,
  readPortalSummary,
  readPublication,
  searchPickups,
  sendReading,
  vote,
}
