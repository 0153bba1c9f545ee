import type { Block } from '../../../../schemas'
import { stopPath } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import type { Scope } from '../call/Scope'
import { navigateTo } from '../fragments/fragments'
import { modesAt } from './departuresBlock'
import { findStops } from './stops'
import { transitTexts } from './transitTexts'

/** A stop as lists of records show it. */
export type NamedStop = { uid: string; title: string; lines: string; mode: 'bus' | 'train'; lat: number; lon: number }

/** Reads stops by their uids; none in a portal without timetables. */
export async function readNamedStops(scope: Scope, uids: readonly string[]): Promise<NamedStop[]> {
  if (uids.length === 0 || !hasService(scope.portal, 'transit')) return []
  const found = await findStops(scope, uids)
  return found.map((stop) => {
    const names = stop.lines.map(({ line }) => line)
    const lines = transitTexts(scope.locale)('lines', { lines: names.join(', '), count: names.length })
    const [mode = 'bus'] = modesAt({ stop })
    return { uid: stop.uid, title: stop.name, lines, mode, lat: stop.lat, lon: stop.lon }
  })
}

/** The cells of stops, each of which leads to its departures. */
export async function stopCells(
  scope: Scope,
  uids: readonly string[],
): Promise<{ uid: string; cell: Block<'content-cell'> }[]> {
  const stops = await readNamedStops(scope, uids)
  return stops.map(({ uid, title, lines }) => ({
    uid,
    cell: {
      type: 'content-cell',
      id: `stop-${uid}`,
      data: { title, description: { text: lines } },
      action: navigateTo(stopPath(uid)),
    },
  }))
}
