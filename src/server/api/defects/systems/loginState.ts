import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../../../http/parseJson'

/** An attempt of an account to sign in to the external system. */
export type LoginAttempt = {
  account: string
  /** Path of the portal to lead back to. */
  returnPath: string
}

/** Time that a login may take, in ms. */
const lifeMs = 15 * 60_000

/** `owner` is a hash of the account, because the external system sees the state. */
const stored = z.strictObject({ owner: z.string(), returnPath: z.string(), expires: z.number(), nonce: z.string() })

const hash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** Returns the `state` of an attempt, which is signed instead of stored, so that showing the link changes nothing. */
export function makeState(secret: string, { account, returnPath }: LoginAttempt, now: Date): string {
  const nonce = randomBytes(12).toString('base64url')
  const content = { owner: ownerOf(secret, account, nonce), returnPath, expires: now.getTime() + lifeMs, nonce }
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${hash(secret, 'defect login', text)}`
}

const ownerOf = (secret: string, account: string, nonce: string): string =>
  hash(secret, 'defect login of an account', `${nonce}\n${account}`)

/**
 * Reads the path of a `state` that leads back. Undefined when this server did not make it for the account, or when it has expired.
 */
export function readState(secret: string, state: string, account: string, now: Date): string | undefined {
  const [text = '', signature = ''] = state.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(hash(secret, 'defect login', text))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const content = stored.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!content.success || content.data.expires <= now.getTime()) return undefined
  const { owner, nonce, returnPath } = content.data
  return owner === ownerOf(secret, account, nonce) ? returnPath : undefined
}

/** The PKCE verifier of an attempt. Only who has the server's secret can make it. */
export const verifierOf = (secret: string, state: string): string => hash(secret, 'defect login verifier', state)
