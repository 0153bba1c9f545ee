import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

/** Returns the secret of the link that confirms an address of reminders. It is not stored. */
export const confirmCode = (secret: string, uid: string, email: string): string =>
  sign(secret, `waste reminder\n${uid}\n${email}`)

/** Returns the secret of the link that ends reminders, the same in every mail to an address. */
export const stopCode = (secret: string, uid: string, email: string): string =>
  sign(secret, `end of waste reminder\n${uid}\n${email}`)

export function isSameCode(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
