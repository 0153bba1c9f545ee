import { type Migration, Migrator } from 'kysely'
import type { Database } from '../Tables'
import { accounts } from './accounts'
import { answeredCallers } from './answeredCallers'
import { appointments } from './appointments'
import { callClaims } from './callClaims'
import { camps } from './camps'
import { collections } from './collections'
import { connectors } from './connectors'
import { defects } from './defects'
import { eventEdits } from './eventEdits'
import { eventRepeats } from './eventRepeats'
import { favourites } from './favourites'
import { fidelityCards } from './fidelityCards'
import { foldings } from './foldings'
import { foundation } from './foundation'
import { holdPresence } from './holdPresence'
import { indices } from './indices'
import { jobs } from './jobs'
import { maps } from './maps'
import { noticesOfPortal } from './noticesOfPortal'
import { parking } from './parking'
import { participation } from './participation'
import { placeEdits } from './placeEdits'
import { placeNames } from './placeNames'
import { pollVoters } from './pollVoters'
import { rateLimits } from './rateLimits'
import { readings } from './readings'
import { reviewLocales } from './reviewLocales'
import { sealedParkingLogins } from './sealedParkingLogins'
import { search } from './search'
import { searchDefects } from './searchDefects'
import { searchKinds } from './searchKinds'
import { searchMapPlaces } from './searchMapPlaces'
import { searchParking } from './searchParking'
import { senders } from './senders'
import { sharedDrafts } from './sharedDrafts'
import { tableVersions } from './tableVersions'
import { tickets } from './tickets'
import { townServices } from './townServices'
import { transit } from './transit'
import { unclaimedLocales } from './unclaimedLocales'
import { visits } from './visits'
import { walks } from './walks'
import { waste } from './waste'
import { widgetEnvs } from './widgetEnvs'
import { widgets } from './widgets'

/**
 * Runs the pending migrations and returns their names. A lock serialises servers that migrate the same PostgreSQL. Throws the
 * database's error when a migration fails and is rolled back.
 */
export async function migrate(db: Database): Promise<string[]> {
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Every migration by name. They run in the order of their names. Never rename one after a release. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-town-services': townServices,
  '0003-poll-voters': pollVoters,
  '0004-table-versions': tableVersions,
  '0005-indices': indices,
  '0006-rate-limits': rateLimits,
  '0007-jobs': jobs,
  '0008-search': search,
  '0009-accounts': accounts,
  '0010-event-edits': eventEdits,
  '0010-senders': senders,
  '0010-visits': visits,
  '0011-maps': maps,
  '0012-walks': walks,
  '0013-favourites': favourites,
  '0014-widgets': widgets,
  '0015-collections': collections,
  '0016-participation': participation,
  '0017-search-kinds': searchKinds,
  '0018-place-edits': placeEdits,
  '0019-search-map-places': searchMapPlaces,
  '0020-fidelity-cards': fidelityCards,
  '0021-widget-envs': widgetEnvs,
  '0022-review-locales': reviewLocales,
  '0023-answered-callers': answeredCallers,
  '0024-foldings': foldings,
  '0025-place-names': placeNames,
  '0026-call-claims': callClaims,
  '0027-event-repeats': eventRepeats,
  '0027-unclaimed-locales': unclaimedLocales,
  '0030-appointments': appointments,
  '0031-tickets': tickets,
  '0032-defects': defects,
  '0033-search-defects': searchDefects,
  '0034-connectors': connectors,
  '0034-hold-presence': holdPresence,
  '0034-parking': parking,
  '0034-transit': transit,
  '0036-waste': waste,
  '0037-camps': camps,
  '0038-readings': readings,
  '0039-sealed-parking-logins': sealedParkingLogins,
  '0040-search-parking': searchParking,
  '0041-notices-of-portal': noticesOfPortal,
  '0042-shared-drafts': sharedDrafts,
}
