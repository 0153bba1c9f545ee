import { sign } from '@fastify/cookie'

/** Signs the cookies of servers in tests. */
export const secret = 'the secret of the tests'

/** The cookie of a visitor with an anonymous id. `hasStoredData` as after a first vote. */
export const visitorCookie = (uid: string, hasStoredData = false): { beffroi_anonymous: string } => ({
  beffroi_anonymous: sign(hasStoredData ? `${uid}+` : uid, secret),
})

const uid = '7d3c2b1a-0f9e-4d8c-8b7a-6f5e4d3c2b1a'

/** The cookies of a visitor who comes back, whose cookies stay because they have an anonymous id; by name, and as a header. */
export const returning = (cookies: Readonly<Record<string, string>>): Record<string, string> => ({
  ...visitorCookie(uid),
  ...cookies,
})
export const returningWith = (cookies: string): string =>
  `beffroi_anonymous=${visitorCookie(uid).beffroi_anonymous}; ${cookies}`
