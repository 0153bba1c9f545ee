import type { Block } from '../../../../schemas'
import type { Scope } from '../scope/Scope'
import { departuresBlock } from './departuresBlock'

/** Departures that a town wrote into a page: those of the stop its id names, `departures-<uid>`, from now on. */
export async function liveDepartures(scope: Scope, block: Block<'departures'>): Promise<Block> {
  const found = block.id && (await findDepartures(scope, block.id.replace(/^departures-/, '')))
  return found || block
}

const defaultCount = 6

export async function findDepartures(scope: Scope, uid: string): Promise<Block | undefined> {
  const stops = scope.db.selectFrom('stop').selectAll().where('portal', '=', scope.name)
  const stop = await stops.where('uid', '=', uid).executeTakeFirst()
  return stop && departuresBlock(stop, scope, defaultCount)
}
