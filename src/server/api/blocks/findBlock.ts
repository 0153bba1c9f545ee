import type { Block } from '../../../../schemas'
import { own } from '../../../../schemas/engine'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import { contentsWith } from '../content/findContents'
import { eventCell } from '../events/eventPage'
import { findEvent } from '../events/findEvents'
import { blocksInside } from '../fragments/blocksInside'
import { homePage } from '../home/homePage'
import type { Env } from '../home/sections'
import { findPlace } from '../places/findPlace'
import { placeCell } from '../places/placeCell'
import { findPoll } from '../polls/findPoll'
import { pollBlock } from '../polls/pollBlock'
import { findPublication } from '../publications/findPublications'
import { publicationCell } from '../publications/publicationPage'
import { findDepartures } from '../transit/departuresBlock'
import { findPickups } from '../waste/wastePage'

type RecordFinder = (scope: Scope, uid: string) => Promise<Block | undefined>

/** Finders by the first word of a block's id, such as `event` of `event-<uid>`. */
const recordFinders: Readonly<Record<string, RecordFinder>> = {
  async publication(scope, uid) {
    const row = await findPublication(scope, uid)
    return row && publicationCell(row, scope)
  },
  async event(scope, uid) {
    const row = await findEvent(scope, uid)
    return row && eventCell(row, scope)
  },
  async place(scope, uid) {
    const row = await findPlace(scope, uid)
    return row && placeCell(row, scope)
  },
  departures: findDepartures,
  waste: findPickups,
  async poll(scope, uid) {
    const poll = await findPoll(scope.db, uid, await scope.visitor())
    return poll?.portal === scope.name ? pollBlock(poll, scope) : undefined
  },
}

/** Finds a block by its id: the block of a record, else a block of the home page, else of a content page. */
export async function findBlock(scope: Scope, id: string, env: Env): Promise<Block | undefined> {
  const [, kind = '', uid = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? []
  const record = own(recordFinders, kind) ? await recordFinders[kind]?.(scope, uid) : undefined
  if (record) return record
  const home = findInside((await homePage(scope, env)).components, id)
  if (home) return home
  for (const { texts } of await contentsWith(scope, id).execute()) {
    const found = findInside(localized(texts, scope).components, id)
    if (found) return found
  }
  return undefined
}

function findInside(blocks: readonly Block[], id: string): Block | undefined {
  for (const block of blocksInside(blocks)) if (block.id === id) return block
  return undefined
}

export const readBlock: Handler<'readBlock'> = async (call, services) => {
  const scope = await openScope(call, services)
  const block = await findBlock(scope, call.params.id, call.query.env)
  if (!block) throw notFound(`No block of this portal has the id "${call.params.id}".`)
  return { data: block }
}
