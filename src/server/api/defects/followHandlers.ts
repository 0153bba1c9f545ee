import { sql, type Transaction } from 'kysely'
import type { DefectFollow } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { missingVisitorId } from '../call/ownerKeys'
import { lockReport } from './changeReport'
import { followerIn } from './followLink'
import { followerKey } from './ownedReports'
import { openReport } from './readHandlers'

/** Adds the change of a report's number of followers. */
export async function countFollowers(db: Transaction<Tables>, report: string, change: number): Promise<void> {
  if (change === 0) return
  await db
    .updateTable('defect_report')
    .set({ followers: sql<number>`greatest(0, followers + ${change})` })
    .where('uid', '=', report)
    .execute()
}

export const followDefectReport: Handler<'followDefectReport'> = async (call, services) => {
  const { row, scope } = await openReport(call, services)
  const visitor = await scope.visitor()
  const follower = followerKey.ofVisitor(visitor)
  if (follower === undefined) throw missingVisitorId('A report is followed by a visitor.')
  const { uid: report, portal } = row
  return await call.commit(async (db): Promise<{ data: DefectFollow }> => {
    const locked = await lockReport(db, report)
    if (!locked) throw notFound(`There is no report "${report}".`)
    const account = visitor.account?.uid ?? null
    const { numInsertedOrUpdatedRows: added = 0n } = await db
      .insertInto('defect_follower')
      .values({ report, follower, account, portal, locale: scope.locale, followed_at: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    await countFollowers(db, report, Number(added))
    return { data: { isFollowed: true, followers: locked.followers + Number(added) } }
  })
}

export const unfollowDefectReport: Handler<'unfollowDefectReport'> = async (call, services) => {
  const { row, scope } = await openReport(call, services)
  const { code } = call.query
  const account = code === undefined ? undefined : followerIn(services.accounts.secret, row.uid, code)
  if (code !== undefined && account === undefined) throw notFound(`Nobody follows "${row.uid}" by this link.`)
  const follower = account === undefined ? followerKey.ofVisitor(await scope.visitor()) : followerKey.ofAccount(account)
  return await call.commit(async (db): Promise<{ data: DefectFollow }> => {
    const locked = await lockReport(db, row.uid)
    if (!locked) throw notFound(`There is no report "${row.uid}".`)
    const { numDeletedRows } = await db
      .deleteFrom('defect_follower')
      .where('report', '=', row.uid)
      .where('follower', '=', follower ?? '')
      .executeTakeFirst()
    await countFollowers(db, row.uid, -Number(numDeletedRows))
    return { data: { isFollowed: false, followers: Math.max(0, locked.followers - Number(numDeletedRows)) } }
  })
}
