import { sign } from '@fastify/cookie'

/** Signs the cookies of servers in tests. */
export const secret = 'the secret of the tests'

/** The cookie of a visitor with an anonymous id. `hasStoredData` as after a first vote. */
export const visitorCookie = (uid: string, hasStoredData = false): { beffroi_anonymous: string } => ({
  beffroi_anonymous: sign(hasStoredData ? `${uid}+` : uid, secret),
})
