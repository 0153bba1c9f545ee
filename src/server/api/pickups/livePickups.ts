import type { Block } from '../../../../schemas'
import { wallTime } from '../../time/zonedTime'
import type { Scope } from '../scope/Scope'
import type { Zone } from './findZone'
import { upcomingPickups } from './pickupsOf'

/** Pickups of about two months. */
const defaultCount = 30

/** Pickups that a town wrote into a page: those of the zone its id names, `waste-<uid>`, from today on. */
export async function livePickups(scope: Scope, block: Block<'waste-calendar'>): Promise<Block> {
  const found = block.id && (await findPickups(scope, block.id.replace(/^waste-/, '')))
  return found || block
}

export async function findPickups(scope: Scope, uid: string): Promise<Block | undefined> {
  const zones = scope.db.selectFrom('waste_zone').selectAll().where('portal', '=', scope.name)
  const zone = await zones.where('uid', '=', uid).executeTakeFirst()
  return zone && pickupsBlock(zone, scope)
}

export const pickupsBlock = (zone: Zone, { now, timeZone, locale }: Scope): Block<'waste-calendar'> => ({
  type: 'waste-calendar',
  id: `waste-${zone.uid}`,
  data: { pickups: upcomingPickups(zone, wallTime(now, timeZone).day, locale).slice(0, defaultCount) },
})
