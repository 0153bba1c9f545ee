import { checkPermission, signPermission } from './signedPermission'

/** Lifetime of the link in a mail, in ms: a month, because its reader may be away. */
const lifeMs = 30 * 24 * 3_600_000

type Review = { portal: string; uid: string }

const permissionOf = ({ portal, uid }: Review) => ({ purpose: 'review decision', portal, uid })

/** Path segment, after the portal's name, of the page where a town decides on a review. */
export const reviewSegment = 'avis-a-relire'

type LinkOptions = Review & { now: Date }

/** Returns the path of the page where a town publishes or refuses a review. Its last segment is the signed permission. */
export function reviewPath({ secret }: { secret: string }, { portal, uid, now }: LinkOptions): string {
  const expiresAt = new Date(now.getTime() + lifeMs)
  return `/${portal}/${reviewSegment}/${uid}/${signPermission(secret, permissionOf({ portal, uid }), expiresAt)}`
}

/** Verifies a permission: its signature, then its expiry. */
export const checkReviewToken = (
  secret: string,
  review: Review,
  token: string,
  now: Date,
): ReturnType<typeof checkPermission> => checkPermission(secret, permissionOf(review), token, now)
