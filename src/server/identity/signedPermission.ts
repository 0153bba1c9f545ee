import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link permits to do with one record of a town. */
export type Permission = { purpose: string; portal: string; uid: string }

/** Signs a permission until `expires`, in seconds since 1970. */
const sign = (secret: string, { purpose, portal, uid }: Permission, expires: number): string =>
  createHmac('sha256', secret).update(`${purpose}\n${portal}\n${uid}\n${expires}`).digest('base64url')

/** Returns the signed permission as a segment of a path. */
export function signPermission(secret: string, permission: Permission, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000)
  return `${expires}.${sign(secret, permission, expires)}`
}

/** Verifies a signed permission: its signature, then its expiry. */
export function checkPermission(
  secret: string,
  permission: Permission,
  token: string,
  now: Date,
): 'good' | 'expired' | 'forged' {
  const [, seconds = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  const expected = sign(secret, permission, Number(seconds))
  const isGenuine = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  if (!isGenuine) return 'forged'
  return Number(seconds) * 1000 > now.getTime() ? 'good' : 'expired'
}
