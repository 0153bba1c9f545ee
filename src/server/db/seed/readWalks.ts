import { entities } from '../../../../schemas/generated/entities'
import { GpxFault } from '../../gpx/GpxFault'
import { readGpx } from '../../gpx/readGpx'
import type { Town, TownWalk } from './Town'
import type { TownFolder } from './TownFolder'

const file = 'walks.json'

/** Reads the walks of a town with their tracks. A town may have none. */
export function readWalks(folder: TownFolder): TownWalk[] {
  if (!folder.has(file)) return []
  return folder.records(file, 'walk', entities.walk).flatMap((walk, index) => {
    const name = `walks/${walk.gpx}`
    if (!folder.has(name)) {
      folder.report(file, `/${index}/gpx`, `There is no file "${name}".`)
      return []
    }
    try {
      const kept: Buffer[] = []
      const recorded = readGpx(keepEach(folder.pieces(name), kept))
      return [{ ...walk, recorded, file: Buffer.concat(kept) }]
    } catch (error) {
      if (!(error instanceof GpxFault)) throw error
      folder.report(name, '', error.message)
      return []
    }
  })
}

function* keepEach<T>(items: Iterable<T>, kept: T[]): Generator<T> {
  for (const item of items) {
    kept.push(item)
    yield item
  }
}

/** Checks what a walk says against its track. */
export function checkWalks({ walks }: Town, folder: TownFolder): void {
  for (const [index, { steps, recorded }] of walks.entries()) {
    const { length } = recorded.waypoints
    if (steps.length > length)
      folder.report(file, `/${index}/steps`, `The track has ${length} waypoints, fewer than the walk has steps.`)
    const uids = steps.map(({ uid }) => uid)
    for (const [at, uid] of uids.entries()) {
      if (uids.indexOf(uid) < at) folder.report(file, `/${index}/steps/${at}/uid`, `"${uid}" stands here twice.`)
    }
  }
}
