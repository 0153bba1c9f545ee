import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { SelectBatch } from '../../db/SelectBatch'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import type { StopTable } from '../../db/tables/TransitTables'
import type { WasteZoneTable } from '../../db/tables/WasteTables'
import type { Scope } from '../call/Scope'
import type { LiveBlock } from '../fragments/liveBlock'
import { mapBlocks } from '../fragments/mapBlocks'
import { livePlace } from '../places/placeCell'
import type { Poll } from '../polls/findPoll'
import { livePoll } from '../polls/pollBlock'
import { liveDepartures } from '../transit/departuresBlock'
import { livePickups } from '../waste/wastePage'

/** The records of live blocks by kind. */
type Rows = {
  places: Selectable<PlaceTable>
  polls: Poll
  stops: Selectable<StopTable>
  zones: Selectable<WasteZoneTable>
}

type Kind = keyof Rows

/** Every kind of live blocks. */
const kinds: { readonly [K in Kind]: LiveBlock<Rows[K]> } = {
  places: livePlace,
  polls: livePoll,
  stops: liveDepartures,
  zones: livePickups,
}

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
const kindNames: readonly Kind[] = Object.keys(kinds).filter(isKind)

/** The uids of the records that the blocks of a page refer to. */
export type LiveUids = { readonly [K in Kind]: Set<string> }

/** The records that the blocks of a page refer to, by uid. */
export type LiveRecords = { readonly [K in Kind]: ReadonlyMap<string, Rows[K]> }

export const createLiveUids = (): LiveUids => ({
  places: new Set(),
  polls: new Set(),
  stops: new Set(),
  zones: new Set(),
})

/** Adds the uids that blocks refer to, at any depth. */
export function collectUids(blocks: readonly Block[], uids: LiveUids): void {
  mapBlocks(blocks, (block) => {
    for (const kind of kindNames) {
      const uid = kinds[kind].uidOf(block)
      if (uid) uids[kind].add(uid)
    }
    return undefined
  })
}

/** Adds the selects of records to a batch. Returns a function that returns them after the batch ran. */
export async function selectLive(scope: Scope, uids: LiveUids, batch: SelectBatch): Promise<() => LiveRecords> {
  const select = async <K extends Kind>(kind: K): Promise<() => Map<string, Rows[K]>> => {
    if (uids[kind].size === 0) return () => new Map()
    const read = await kinds[kind].select(scope, [...uids[kind]], batch)
    return () => new Map([...read()].map((row) => [row.uid, row]))
  }
  const places = await select('places')
  const stops = await select('stops')
  const zones = await select('zones')
  const polls = await select('polls')
  return () => ({ places: places(), polls: polls(), stops: stops(), zones: zones() })
}

/**
 * Updates stored blocks with current data: poll results, departures, opening state and pickups. A block without a record stays
 * unchanged.
 */
export function liveBlocks(scope: Scope, blocks: readonly Block[], records: LiveRecords): Block[] {
  const render = <K extends Kind>(kind: K, block: Block): Block | undefined => {
    const row = records[kind].get(kinds[kind].uidOf(block) ?? '')
    return row && kinds[kind].render(scope, block, row)
  }
  return mapBlocks(blocks, (block) => {
    for (const kind of kindNames) {
      const live = render(kind, block)
      if (live) return [live]
    }
    return undefined
  })
}
