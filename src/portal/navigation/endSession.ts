import { afterSession, loginPath, portalPath } from '../location/urls'
import type { Session } from '../session/Session'
import { accountTexts } from '../texts/account/accountTexts'
import { addTexts } from '../texts/loadTexts'
import { newHistoryState } from './scrollRestoration'

/**
 * Shows that the session has ended, and why, which an answer of the server said: `missing` for a call that needs an account, made
 * without one, such as after a sign-out in another tab. That leads to the sign-in page; all else to the portal's home, with a link
 * to sign in. Both lead back to the page. A page with fields or an open dialog stays: what was typed is not lost.
 */
export async function endSession(session: Session, why: string): Promise<void> {
  const { visitor, queries, locale, portal, location } = session
  const isMissing = why === 'missing'
  if (isMissing ? isSigningIn() : !visitor.read().account) return
  visitor.update({ account: undefined })
  void queries.expire()
  const signIn = loginPath(afterSession(window.location.pathname + window.location.search, session))
  const home = portalPath(portal.cardName, '/')
  const isFilled = isBeingFilled(session)
  if (isFilled || !isMissing) {
    await addTexts(accountTexts, locale)
    showNotice(session, why, signIn)
  }
  // A page that needs an account has led to the sign-in page by itself.
  if (isFilled || isSigningIn() || (window.location.pathname === home && !isMissing)) return
  location.navigate(isMissing ? signIn : afterSession(home, session), { state: newHistoryState() })
}

function showNotice({ shellText }: Session, why: string, signIn: string): void {
  const notice = document.createElement('p')
  notice.className = 'outdated'
  notice.setAttribute('role', 'status')
  document.body.prepend(notice)
  const link = document.createElement('a')
  link.textContent = shellText('account.signInAgain')
  link.href = signIn
  notice.append(`${shellText(why === 'replayed' ? 'account.replayed' : 'account.expired')} `, link)
  link.addEventListener('click', () => notice.remove())
}

const isSigningIn = (): boolean => window.location.pathname.endsWith('/compte/connexion')

/** Fields that a visitor types into or chooses in, but for those of a search. */
const fields = 'main :is(input, textarea, select):not([type=hidden], [type=search], [type=submit])'

const isBeingFilled = ({ dialogs }: Session): boolean =>
  dialogs.read().length > 0 || document.querySelector(fields) !== null
