import { entities } from '../../../../schemas/generated/entities'
import { GpxError } from '../../gpx/GpxError'
import { readGpx } from '../../gpx/readGpx'
import type { Town, TownWalk } from './Town'
import type { TownFolder } from './TownFolder'

const file = 'walks.json'

/** Reads the walks of a town with their tracks; empty when the town has none. */
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
      return [{ ...walk, recorded, file: Buffer.concat(chunks) }]
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

/** Checks the steps of walks against their tracks. */
export function checkWalks({ walks }: Town, folder: TownFolder): void {
  for (const [index, { steps, recorded }] of walks.entries()) {
    const { length } = recorded.waypoints
    if (steps.length > length)
      folder.report(file, `/${index}/steps`, `The track has ${length} waypoints, fewer than the walk has steps.`)
    const uids = steps.map(({ uid }) => uid)
    for (const [at, uid] of uids.entries()) {
      if (uids.indexOf(uid) < at) folder.report(file, `/${index}/steps/${at}/uid`, `The uid "${uid}" is used twice.`)
    }
  }
}
