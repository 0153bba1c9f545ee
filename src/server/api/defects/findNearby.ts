import { sql } from 'kysely'
import type { Geo } from '../../../../schemas'
import { distanceBetween } from '../../../../schemas/tracks/positions'
import type { Database } from '../../db/Tables'
import { openStatuses } from './changeReport'
import { type ListedRow, selectListed } from './listReports'

/** A search for reports that may be about the same defect. */
export type NearbySearch = Geo & {
  portal: string
  category: string
  /** In metres; 0 finds only reports of the same asset. */
  radius: number
  /** Whether only a report of the same asset is a duplicate. */
  sameAsset: boolean
  asset: string | undefined
  /** What the resident is writing. */
  text: string
  now: Date
}

export type NearbyRow = { row: ListedRow; distance: number; isSameAsset: boolean }

/** Two steps of compare are enough for five. */
const maxFound = 5
/** Rows that are read to find them, nearest first. */
const maxRead = 50
/** Closed reports are shown for so long, because a defect may come back, or the work be in dispute. */
const closedDays = 90
/** Positions of phones differ by so much, in metres. Within it, the text decides the order. */
const stepMetres = 10

const metresPerDegree = 111_320
const dayMs = 24 * 3_600_000

/** Finds at most five reports of a category: those of the same asset, then the nearest. The text never leaves one out. */
export async function findNearby(db: Database, search: NearbySearch): Promise<NearbyRow[]> {
  const { asset, sameAsset, radius } = search
  const sameRows = asset === undefined ? [] : await selectSame(db, search, asset)
  const nearRows = radius === 0 || (sameAsset && asset !== undefined) ? [] : await selectNear(db, search)
  const known = new Set(sameRows.map(({ uid }) => uid))
  const ranked = [
    ...sameRows.map((row) => ({ row, isSameAsset: true })),
    ...nearRows.filter(({ uid }) => !known.has(uid)).map((row) => ({ row, isSameAsset: false })),
  ].map((each) => ({ ...each, distance: distanceBetween(search, each.row) }))
  return ranked
    .filter(({ distance, isSameAsset }) => isSameAsset || distance <= radius)
    .sort(
      (one, other) =>
        Number(other.isSameAsset) - Number(one.isSameAsset) ||
        Math.floor(one.distance / stepMetres) - Math.floor(other.distance / stepMetres) ||
        other.row.similarity - one.row.similarity ||
        one.distance - other.distance,
    )
    .slice(0, maxFound)
}

/** Selects the uids of reports of a category that are open, or closed lately. */
const selectUids = (db: Database, { portal, category, now }: NearbySearch) =>
  db
    .selectFrom('defect_report')
    .select('uid')
    .where('portal', '=', portal)
    .where('category', '=', category)
    .where(({ or, eb }) =>
      or([eb('status', 'in', openStatuses), eb('changed_at', '>', new Date(now.getTime() - closedDays * dayMs))]),
    )

/** Reads reports with the similarity of their text, from 0 to 1, which is costly for many. */
const readRows = (db: Database, { text }: NearbySearch, uids: ReturnType<typeof selectUids>) =>
  selectListed(db)
    .select(sql<number>`similarity(description, ${text})`.as('similarity'))
    .where('defect_report.uid', 'in', uids)
    .execute()

const selectSame = (db: Database, search: NearbySearch, asset: string) =>
  readRows(
    db,
    search,
    selectUids(db, search).where('asset', '=', normalizeAsset(asset)).orderBy('changed_at', 'desc').limit(maxFound),
  )

function selectNear(db: Database, search: NearbySearch) {
  const { lat, lon, radius } = search
  const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  const high = radius / metresPerDegree
  const wide = high / narrowing
  const box = sql`box(point(${lon - wide}::float8, ${lat - high}::float8), point(${lon + wide}::float8, ${lat + high}::float8))`
  const nearest = selectUids(db, search)
    .where(sql<boolean>`point(lon, lat) <@ ${box}`)
    .orderBy(sql`(lat - ${lat}::float8) ^ 2 + ((lon - ${lon}::float8) * ${narrowing}::float8) ^ 2`)
    .limit(maxRead)
  return readRows(db, search, nearest)
}

/** Returns the number of an asset as it is stored: residents type `l 12`, `L12` and `L-12`. */
export const normalizeAsset = (asset: string): string => asset.toUpperCase().replace(/[^A-Z0-9]/g, '')
