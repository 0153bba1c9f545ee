import { checkPermission, signPermission } from './signedPermission'

/** Lifetime of the link in a mail, in ms: a year, because works in a street may take that long. */
const lifeMs = 365 * 24 * 3_600_000

type Report = { portal: string; uid: string }

const permissionOf = ({ portal, uid }: Report) => ({ purpose: 'report of a defect', portal, uid })

/** Path segment, after the portal's name, of the page where a town works on a report of a defect. */
export const reportSegment = 'signalement-a-traiter'

type LinkOptions = Report & { now: Date }

/** Returns the path of the page where a town answers a report. Its last segment is the signed permission. */
export function townReportPath({ secret }: { secret: string }, { portal, uid, now }: LinkOptions): string {
  const expiresAt = new Date(now.getTime() + lifeMs)
  return `/${portal}/${reportSegment}/${uid}/${signPermission(secret, permissionOf({ portal, uid }), expiresAt)}`
}

/** Verifies a permission: its signature, then its expiry. */
export const checkReportToken = (
  secret: string,
  report: Report,
  token: string,
  now: Date,
): ReturnType<typeof checkPermission> => checkPermission(secret, permissionOf(report), token, now)
