import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime of the link in a mail, in ms: a month, because its reader may be away. */
const lifeMs = 30 * 24 * 3_600_000

type Review = { portal: string; uid: string }

/** Signs the permission to decide on one review until `expires`, in seconds since 1970. */
const sign = (secret: string, { portal, uid }: Review, expires: number): string =>
  createHmac('sha256', secret).update(`review decision\n${portal}\n${uid}\n${expires}`).digest('base64url')

/** Path segment, after the portal's name, of the page where a town decides on a review. */
export const reviewSegment = 'avis-a-relire'

type LinkOptions = Review & { now: Date }

/** Returns the path of the page where a town publishes or refuses a review. Its last segment is the signed permission. */
export function reviewPath({ secret }: { secret: string }, { portal, uid, now }: LinkOptions): string {
  const expires = Math.floor((now.getTime() + lifeMs) / 1000)
  return `/${portal}/${reviewSegment}/${uid}/${expires}.${sign(secret, { portal, uid }, expires)}`
}

/** Verifies a permission: its signature, then its expiry. */
export function checkReviewToken(
  secret: string,
  review: Review,
  token: string,
  now: Date,
): 'good' | 'expired' | 'forged' {
  const [, seconds = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  const expected = sign(secret, review, Number(seconds))
  const isGenuine = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  if (!isGenuine) return 'forged'
  return Number(seconds) * 1000 > now.getTime() ? 'good' : 'expired'
}
