import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { sitePath } from '../../../../schemas/routes/sitePath'
import { ApiFailure } from '../../http/ApiFailure'
import { unauthorized } from '../../identity/accessToken'
import type { Handler } from '../call/Handler'
import type { Services } from '../call/Services'
import { scopeOf } from './catalogueHandlers'
import { type LoginAttempt, makeState, verifierOf } from './systems/loginState'
import type { SystemLogin } from './systems/ReportingSystem'
import type { ReportingSystems } from './systems/reportingSystems'

declare module '../call/Services' {
  interface Services {
    /** Where providers work on reports of defects. */
    reporting: ReportingSystems
  }
}

/** Returns the address of a login attempt. Making it stores nothing. */
export function loginLink(
  login: Pick<SystemLogin, 'urlOf'>,
  { accounts: { secret }, now }: Pick<Services, 'accounts' | 'now'>,
  attempt: LoginAttempt,
): string {
  const state = makeState(secret, attempt, now())
  return login.urlOf({ state, verifier: verifierOf(secret, state) })
}

export const readDefectLogin: Handler<'readDefectLogin'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { account } = await scope.visitor()
  if (!account) throw unauthorized()
  const login = services.reporting.external?.login
  if (!login) return { data: { isSignedIn: true } }
  const returnPath = pathOnPortal(call.query.returnPath ?? pagePaths.reports, scope.name)
  const isSignedIn = await login.isSignedIn(account.uid)
  return { data: { isSignedIn, url: loginLink(login, services, { account: account.uid, returnPath }) } }
}

/** Returns a path below the portal. Throws a 400 for what leads elsewhere, such as `//example.org`. */
function pathOnPortal(path: string, portal: string): string {
  const target = path.startsWith('/') ? sitePath(path) : undefined
  if (target === undefined) {
    const message = 'The path is not one of the portal.'
    const issue = { severity: 'error', code: 'wrong-format', pointer: '/query/returnPath', message } as const
    throw new ApiFailure(400, 'invalid-request', message, [issue])
  }
  const isBelow = new RegExp(`^/${portal}(?:[/?#]|$)`).test(target)
  return isBelow ? target : `/${portal}${target === '/' ? '' : target}`
}
