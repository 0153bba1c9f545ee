import { sql, type Transaction } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys } from '../call/ownerKeys'
import { eraseContent } from './eraseReports'

/** The keys that follows are stored under. */
export const followerKey = ownerKeys('defect-follows')

/**
 * The reports of an account. Anonymous visitors have none. Deleting the account takes its person from them; a report that the town
 * works on stays, because the street is still broken, and a closed one keeps what the town released.
 */
export const ownedReports: OwnedData<AccountExport['defectReports']> = {
  async remove(db, account) {
    const rows = await db.deleteFrom('defect_reporter').where('account', '=', account).returning('report').execute()
    await eraseContent(
      db,
      rows.map(({ report }) => report),
    )
  },

  async read(db, account) {
    const rows = await db
      .selectFrom('defect_reporter')
      .innerJoin('defect_report', 'defect_report.uid', 'defect_reporter.report')
      .selectAll('defect_report')
      .where('account', '=', account)
      .orderBy('received_at')
      .orderBy('defect_report.uid')
      .execute()
    const photos = await db
      .selectFrom('defect_photo')
      .innerJoin('defect_reporter', 'defect_reporter.report', 'defect_photo.report')
      .select(['defect_photo.report', 'picture'])
      .where('account', '=', account)
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      uid: row.uid,
      portalName: row.portal,
      reference: row.reference,
      category: row.category,
      provider: row.provider,
      status: row.status,
      lat: row.lat,
      lon: row.lon,
      ...(row.address === null ? {} : { address: row.address }),
      ...(row.asset === null ? {} : { asset: row.asset }),
      description: row.description,
      fields: { ...row.fields },
      pictures: photos
        .filter(({ report }) => report === row.uid)
        .map(({ picture }) => `data:image/jpeg;base64,${picture}`),
      madeAt: row.made_at.toISOString(),
      receivedAt: row.received_at.toISOString(),
    }))
  },
}

/** The reports that a visitor follows. They move to the account at sign-in, which then gets mails about them. */
export const followedReports: OwnedData<AccountExport['followedReports']> = {
  async move(db, anonymousUid, account) {
    const [from, to] = [followerKey.ofAnonymous(anonymousUid), followerKey.ofAccount(account)]
    const known = await db.selectFrom('defect_follower').select('report').where('follower', '=', to).execute()
    const twice = new Set(known.map(({ report }) => report))
    await unfollow(db, from, (report) => twice.has(report))
    await db.updateTable('defect_follower').set({ follower: to, account }).where('follower', '=', from).execute()
  },

  remove: (db, account) => unfollow(db, followerKey.ofAccount(account)),
  forget: (db, anonymousUid) => unfollow(db, followerKey.ofAnonymous(anonymousUid)),

  async read(db, account) {
    const rows = await db
      .selectFrom('defect_follower')
      .innerJoin('defect_report', 'defect_report.uid', 'defect_follower.report')
      .select(['uid', 'defect_report.portal', 'reference', 'followed_at'])
      .where('follower', '=', followerKey.ofAccount(account))
      .orderBy('followed_at')
      .orderBy('uid')
      .execute()
    return rows.map(({ uid, portal, reference, followed_at }) => ({
      uid,
      portalName: portal,
      reference,
      since: followed_at.toISOString(),
    }))
  },
}

/** Removes follows and their counts. Locks the reports in order, so that concurrent calls cannot deadlock. */
async function unfollow(
  db: Transaction<Tables>,
  follower: string,
  isRemoved: (report: string) => boolean = () => true,
): Promise<void> {
  const rows = await db.selectFrom('defect_follower').select('report').where('follower', '=', follower).execute()
  const reports = rows.map(({ report }) => report).filter(isRemoved)
  if (reports.length === 0) return
  await db.selectFrom('defect_report').select('uid').where('uid', 'in', reports).orderBy('uid').forUpdate().execute()
  await db.deleteFrom('defect_follower').where('follower', '=', follower).where('report', 'in', reports).execute()
  await db
    .updateTable('defect_report')
    .set({ followers: sql<number>`greatest(0, followers - 1)` })
    .where('uid', 'in', reports)
    .execute()
}
