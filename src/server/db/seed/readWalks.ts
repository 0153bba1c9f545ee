import { entities } from '../../../../schemas/generated/entities'
import { GpxError } from '../../gpx/GpxError'
import { readGpx } from '../../gpx/readGpx'
import { arrangeSteps } from './arrangeSteps'
import { findUnwalkable } from './findUnwalkable'
import type { Town, TownWalk } from './Town'
import type { TownFolder } from './TownFolder'

const file = 'walks.json'

/** Reads the walks of a town with their tracks; empty when the town has none. Notes what it mends in a track. */
export function readWalks(folder: TownFolder): TownWalk[] {
  if (!folder.has(file)) return []
  return folder.records(file, 'walk', entities.walk).flatMap((walk, index) => {
    const name = `walks/${walk.gpx}`
    if (!folder.has(name)) {
      folder.report(file, `/${index}/gpx`, `There is no file "${name}".`)
      return []
    }
    try {
      const chunks: Buffer[] = []
      const recorded = readGpx(collectInto(chunks, folder.chunks(name)))
      for (const { line, message } of recorded.notes) folder.note(name, line, message)
      const arranged = arrangeSteps(walk.steps, recorded, ({ line, message }) => folder.note(name, line, message))
      return [{ ...walk, ...arranged, file: Buffer.concat(chunks) }]
    } catch (error) {
      if (!(error instanceof GpxError)) throw error
      folder.report(name, '', error.message)
      return []
    }
  })
}

/** Yields the items and adds each to the list. */
function* collectInto<T>(list: T[], items: Iterable<T>): Generator<T> {
  for (const item of items) {
    list.push(item)
    yield item
  }
}

/** Checks that walks can be walked, and their steps against their tracks. */
export function checkWalks({ walks, portal }: Pick<Town, 'walks' | 'portal'>, folder: TownFolder): void {
  const { latitude, longitude } = portal
  const town = latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lon: longitude }
  for (const [index, walk] of walks.entries()) {
    const { steps, recorded } = walk
    for (const reason of findUnwalkable(walk, town)) folder.report(`walks/${walk.gpx}`, '', reason)
    const { length } = recorded.waypoints
    if (steps.length > length)
      folder.report(file, `/${index}/steps`, `The track has ${length} waypoints, fewer than the walk has steps.`)
    const uids = steps.map(({ uid }) => uid)
    for (const [at, uid] of uids.entries()) {
      if (uids.indexOf(uid) < at) folder.report(file, `/${index}/steps/${at}/uid`, `The uid "${uid}" is used twice.`)
    }
  }
}
