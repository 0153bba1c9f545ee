import { pagePaths } from '../../../schemas/routes/pagePaths'
import { newHistoryState } from '../location/scrollRestoration'
import { afterSession, loginPath, portalPath } from '../location/urls'
import type { Session } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { sessionTexts } from '../texts/session/sessionTexts'

/**
 * Shows that the session has ended. `reason` comes from a server response; `missing` means that a call needed an
 * account and had none, such as after signing out in another tab. Navigates to the sign-in page for `missing`,
 * otherwise to the home page with a link to sign in; both lead back. A page with fields or an open dialog stays, so
 * that typed text is not lost.
 */
export async function endSession(session: Session, reason: string): Promise<void> {
  const { visitor, queries, locale, portal, location } = session
  const isMissing = reason === 'missing'
  if (isMissing ? isSigningIn() : !visitor.read().account) return
  visitor.update({ account: undefined })
  void queries.expire()
  const signInUrl = loginPath(afterSession(window.location.pathname + window.location.search, session))
  const homeUrl = portalPath(portal.cardName, '/')
  const isFilled = isBeingFilled(session)
  if (isFilled || !isMissing) {
    await addTexts(sessionTexts, locale)
    showNotice(session, reason, signInUrl)
  }
  // A page that requires an account has already redirected to the sign-in page.
  if (isFilled || isSigningIn() || (window.location.pathname === homeUrl && !isMissing)) return
  location.navigate(isMissing ? signInUrl : afterSession(homeUrl, session), { state: newHistoryState() })
}

function showNotice({ shellText }: Session, reason: string, signInUrl: string): void {
  const notice = document.createElement('p')
  notice.className = 'outdated'
  notice.setAttribute('role', 'status')
  document.body.prepend(notice)
  const link = document.createElement('a')
  link.textContent = shellText('session.signInAgain')
  link.href = signInUrl
  notice.append(`${shellText(reason === 'replayed' ? 'session.replayed' : 'session.expired')} `, link)
  link.addEventListener('click', () => notice.remove())
}

const isSigningIn = (): boolean => window.location.pathname.endsWith(pagePaths.signIn)

/** Fields that a visitor fills in, except search fields. */
const fields = 'main :is(input, textarea, select):not([type=hidden], [type=search], [type=submit])'

const isBeingFilled = ({ dialogs }: Session): boolean => dialogs.isBusy() || document.querySelector(fields) !== null
