import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Returns the secret of the link to a registration. It is not stored. */
export const subscriptionCode = (secret: string, uid: string): string => sign(secret, `ticket link\n${uid}`)

export const isSubscriptionCode = (secret: string, uid: string, code: string | undefined): boolean =>
  isSame(code ?? '', subscriptionCode(secret, uid))

/** Returns the permission of the organiser of an event, which opens its scan page. */
export const gateToken = (secret: string, portal: string, event: string): string =>
  sign(secret, `ticket gate\n${portal}\n${event}`)

export const isGateToken = (secret: string, portal: string, event: string, token: string): boolean =>
  isSame(token, gateToken(secret, portal, event))
