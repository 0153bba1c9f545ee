import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the secret of the link to a record of a kind. It is not stored: only who has the server's secret can make it. */
export const linkCode = (secret: string, kind: string, uid: string): string =>
  createHmac('sha256', secret).update(`${kind} link\n${uid}`).digest('base64url').slice(0, 22)

export function isLinkCode(secret: string, kind: string, uid: string, code: string | undefined): boolean {
  const [given, expected] = [Buffer.from(code ?? ''), Buffer.from(linkCode(secret, kind, uid))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
