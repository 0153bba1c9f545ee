import type { Expression, Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import type { StopTable } from '../../db/tables/TransitTables'
import type { WasteZoneTable } from '../../db/tables/WasteTables'
import type { Scope } from '../call/Scope'
import { namedPlaces } from '../places/findPlace'
import { placeNamedBy } from '../places/placeCell'
import { type ChoiceRow, choicesIn, namedPolls, type Poll, type PollRow, toPolls } from '../polls/findPoll'
import { namedStops, stopNamedBy } from '../transit/departuresBlock'
import { namedZones, zoneNamedBy } from '../waste/wastePage'

/** The uids of the records that the blocks of a page refer to. */
export type NamedUids = { places: Set<string>; polls: Set<string>; stops: Set<string>; zones: Set<string> }

/** The records that the blocks of a page refer to, by uid. */
export type NamedRecords = {
  places: ReadonlyMap<string, Selectable<PlaceTable>>
  polls: ReadonlyMap<string, Poll>
  stops: ReadonlyMap<string, Selectable<StopTable>>
  zones: ReadonlyMap<string, Selectable<WasteZoneTable>>
}

export const createNamedUids = (): NamedUids => ({
  places: new Set(),
  polls: new Set(),
  stops: new Set(),
  zones: new Set(),
})

/** Adds the uids that blocks refer to, at any depth of groups, lists and columns. */
export function collectUids(blocks: readonly Block[], uids: NamedUids): void {
  for (const block of blocks) {
    switch (block.type) {
      case 'poll':
      case 'poll-simple':
        uids.polls.add(block.data.pollUid)
        break
      case 'departures':
        add(stopNamedBy(block), uids.stops)
        break
      case 'place-cell':
        add(placeNamedBy(block), uids.places)
        break
      case 'waste-calendar':
        add(zoneNamedBy(block), uids.zones)
        break
      case 'group':
      case 'list':
        collectUids(block.data.components, uids)
        break
      case 'columns':
        for (const { components } of block.data.columns) collectUids(components, uids)
        break
    }
  }
}

function add(uid: string | undefined, uids: Set<string>): void {
  if (uid) uids.add(uid)
}

/** Returns the selects of the records, to run in one statement. Asks for the visitor only when there are polls. */
export async function namedSelects(scope: Scope, uids: NamedUids) {
  const polls = [...uids.polls]
  return {
    places: ifAny(uids.places, (places) => namedPlaces(scope, places)),
    stops: ifAny(uids.stops, (stops) => namedStops(scope, stops)),
    zones: ifAny(uids.zones, (zones) => namedZones(scope, zones)),
    polls: ifAny(uids.polls, (uids) => namedPolls(scope.db, uids)),
    choices: polls.length > 0 ? choicesIn(scope.db, polls, await scope.visitor()) : undefined,
  }
}

const ifAny = <Row>(
  uids: ReadonlySet<string>,
  select: (uids: string[]) => Expression<Row>,
): Expression<Row> | undefined => (uids.size > 0 ? select([...uids]) : undefined)

type Rows<Record extends keyof NamedRecords> =
  NamedRecords[Record] extends ReadonlyMap<string, infer Row> ? Row[] : never

type NamedRows = {
  places: Rows<'places'>
  stops: Rows<'stops'>
  zones: Rows<'zones'>
  polls: PollRow[]
  choices: ChoiceRow[]
}

/** Converts the selected rows to maps by uid. */
export const toNamedRecords = ({ places, stops, zones, polls, choices }: NamedRows): NamedRecords => ({
  places: byUid(places),
  stops: byUid(stops),
  zones: byUid(zones),
  polls: toPolls(polls, choices),
})

const byUid = <Row extends { uid: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.uid, row]))
