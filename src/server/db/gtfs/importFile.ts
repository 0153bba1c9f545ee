import { sql } from 'kysely'
import { openDatabase } from '../openDatabase'
import type { Database } from '../Tables'
import { batchTarget } from './batchTarget'
import { onCopyTarget } from './copyTarget'
import { GtfsFailure } from './GtfsFailure'
import type { ImportSummary } from './ImportSummary'
import { type FeedOptions, importFeed } from './importFeed'
import { zipSource } from './zipSource'

type DatabasePlace = { url: string | undefined; dataFolder: string }
type FileOptions = Omit<FeedOptions, 'portal'> & { portal: string | undefined }

/** Imports a zip file. The old timetable is shown until the new one is whole. Throws a `GtfsFailure`, or that the folder is in use. */
export async function importFile(
  { url, dataFolder }: DatabasePlace,
  file: string,
  options: FileOptions,
): Promise<{ portal: string; summary: ImportSummary }> {
  if (options.name !== undefined && !/^[a-z][a-z0-9-]{0,19}$/.test(options.name))
    throw new GtfsFailure('The name of a feed has at most 20 small letters, digits and hyphens.')
  const source = await zipSource(file)
  try {
    const { db, close } = await openDatabase({ url, ...(url === undefined && { dataFolder }) })
    try {
      const portal = options.portal ?? (await onlyPortal(db))
      const whole = { ...options, portal }
      const summary =
        url === undefined
          ? await db.transaction().execute((transaction) => importFeed(batchTarget(transaction), source, whole))
          : await onCopyTarget(url, (target) => importFeed(target, source, whole))
      if (url === undefined) await sql`vacuum analyze`.execute(db)
      return { portal, summary }
    } finally {
      await close()
    }
  } finally {
    source.close()
  }
}

async function onlyPortal(db: Database): Promise<string> {
  const portals = await db.selectFrom('portal').select('name').orderBy('name').execute()
  const [first] = portals
  if (first && portals.length === 1) return first.name
  throw new GtfsFailure(
    first
      ? `Say which town the feed is for: --card ${portals.map(({ name }) => name).join(' or --card ')}.`
      : 'The database has no town yet; start the server once.',
  )
}
