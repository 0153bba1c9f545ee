import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { StoredDefectReport } from '../../../../schemas'
import { indexCatalogue } from '../indexCatalogue'
import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import type { Town } from './Town'

const dayMs = 24 * 3_600_000

/** Inserts what residents of a town can report, and its demonstration reports, whose descriptions and pictures are released. */
export async function writeDefects(db: Database, town: Town, now: Date): Promise<void> {
  const { card: portal, defects, reports } = town
  if (!defects) return
  await insertRows(db, 'defect_catalogue', [{ portal, record: JSON.stringify(defects) }])
  const { placed } = indexCatalogue(defects)
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
  const rows = reports.map((report) => {
    const { reference, category, lat, lon, address, asset, description, followers, madeDaysAgo, events } = report
    const made = at(madeDaysAgo)
    const last = events?.at(-1)
    return {
      ...{ uid: uidOf(report), portal, reference, category, lat, lon, description },
      provider: placed.get(category)?.provider ?? '',
      address: address ?? null,
      asset: asset ?? null,
      status: last?.status ?? ('received' as const),
      fields: '{}',
      is_public: true,
      followers: followers ?? 0,
      bytes: 0,
      made_at: made,
      received_at: made,
      changed_at: last ? at(last.daysAgo) : made,
    }
  })
  await insertRows(db, 'defect_report', rows)
  const steps = reports.flatMap((report) => [
    {
      report: uidOf(report),
      portal,
      position: 0,
      status: 'received' as const,
      answer: null,
      happened_at: at(report.madeDaysAgo),
    },
    ...(report.events ?? []).map(({ status, daysAgo, answer }, index) => ({
      ...{ report: uidOf(report), portal, position: index + 1, status, happened_at: at(daysAgo) },
      answer: answer ?? null,
    })),
  ])
  await insertRows(db, 'defect_event', steps)
  await insertRows(db, 'defect_photo', await photoRows(town))
}

/** Longest sides of a picture and of its small version, in pixels. */
const pictureSide = 960
const thumbnailSide = 320

/** Renders the drawings of reports as the pictures that residents send. */
async function photoRows({ card: portal, reports, reportPhotos }: Town) {
  const drawn = reports.flatMap((report) =>
    (report.photos ?? []).flatMap((name, position) => {
      const drawing = reportPhotos.get(name)
      return drawing ? [{ report, name, position, drawing }] : []
    }),
  )
  return await Promise.all(
    drawn.map(async ({ report, name, position, drawing }) => ({
      ...{ uid: stableUid(`picture ${report.reference} ${name}`), report: uidOf(report), portal, position },
      is_public: true,
      picture: await renderDrawing(drawing, pictureSide),
      thumbnail: await renderDrawing(drawing, thumbnailSide),
    })),
  )
}

async function renderDrawing(drawing: Buffer, side: number): Promise<string> {
  const image = sharp(drawing).resize({ width: side, height: side, fit: 'inside' }).flatten({ background: '#ffffff' })
  return (await image.jpeg({ quality: 82 }).toBuffer()).toString('base64')
}

/** Returns the uid of a demonstration report, which is the same in every database. */
const uidOf = ({ reference }: StoredDefectReport): string => stableUid(`demonstration report ${reference}`)

function stableUid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
