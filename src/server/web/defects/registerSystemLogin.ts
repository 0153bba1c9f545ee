import type { FastifyInstance } from 'fastify'
import { finishLogin } from '../../api/defects/finishLogin'
import type { ExternalOptions } from '../../api/defects/systems/ExternalOptions'
import { externalSystem } from '../../api/defects/systems/externalSystem'
import { readState, verifierOf } from '../../api/defects/systems/loginState'
import type { Database } from '../../db/Tables'
import { sendPlainPage } from '../../http/plainPage'
import { findSignedIn } from '../../identity/accessToken'

type Options = { db: Database; secret: string; now: () => Date; reporting: ExternalOptions | undefined }

/** Path that the login of the external reporting system leads back to, below the API so that the session is renewed. */
export const systemLoginPath = '/street-defect-service/login'

/** Query parameter by which the page that is returned to learns how the login ended: `done`, `denied` or `failed`. */
export const systemLoginParameter = 'fms'

/**
 * Ends a login of the external reporting system. The browser must have the session of the account that began it, or else somebody
 * could make another resident's login their own.
 */
export function registerSystemLogin(app: FastifyInstance, { db, secret, now, reporting }: Options): void {
  const login = reporting && externalSystem(db, now, reporting).login
  if (!login) return
  app.get<{ Querystring: Record<string, unknown> }>(systemLoginPath, async (request, reply) => {
    const { state, code } = request.query
    const account = await findSignedIn(db, now(), request.headers.authorization).catch(() => undefined)
    if (typeof state !== 'string' || !account) return sendPlainPage(reply, 400)
    const returnPath = readState(secret, state, account.uid, now())
    if (returnPath === undefined) return sendPlainPage(reply, 400)
    const end =
      typeof code === 'string' && code !== ''
        ? await finishLogin(login, { db, now }, { account: account.uid, code, verifier: verifierOf(secret, state) })
        : 'denied'
    const target = new URL(returnPath, 'http://site.invalid')
    target.searchParams.set(systemLoginParameter, end)
    return reply.header('cache-control', 'no-store').redirect(target.pathname + target.search + target.hash, 303)
  })
}
