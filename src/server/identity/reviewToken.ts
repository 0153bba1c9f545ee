import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long the link of a mail can be used, in ms: a month, as mail may wait for somebody who is away. */
const lifeMs = 30 * 24 * 3_600_000

type Review = { portal: string; uid: string }

/** Signs what a link allows, which is to decide about one review until a time in seconds since 1970. */
const sign = (secret: string, { portal, uid }: Review, expires: number): string =>
  createHmac('sha256', secret).update(`review decision\n${portal}\n${uid}\n${expires}`).digest('base64url')

/** First segment, below the portal, of the page where a town decides about a review. */
export const reviewSegment = 'avis-a-relire'

type LinkOptions = Review & { now: Date }

/** Path of the page where a town publishes or refuses a review. Its last segment is the permission. */
export function reviewPath({ secret }: { secret: string }, { portal, uid, now }: LinkOptions): string {
  const expires = Math.floor((now.getTime() + lifeMs) / 1000)
  return `/${portal}/${reviewSegment}/${uid}/${expires}.${sign(secret, { portal, uid }, expires)}`
}

/** Whether a permission is genuine, and whether it can still be used. */
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
