import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Cookie } from '../http/cookies'

const tenYears = 10 * 365 * 24 * 60 * 60

/** Cookie of the visitor's anonymous id. */
export const anonymousCookie: Cookie = { name: 'beffroi_anonymous', maxAge: tenYears }

/** Header of the API that holds the anonymous id. */
export const anonymousHeader = 'x-lgc-anonymous-uid'

const uidSchema = z.uuid()

export const isAnonymousUid = (value: string | undefined): value is string => uidSchema.safeParse(value).success

export const newAnonymousUid = (): string => randomUUID()
