import { afterSession, loginPath, portalPath } from '../location/urls'
import type { Session } from '../session/Session'
import { accountTexts } from '../texts/account/accountTexts'
import { addTexts } from '../texts/loadTexts'
import { newHistoryState } from './scrollRestoration'

/**
 * Shows that the session has ended, and why, which an answer of the server said. Leads to the portal's home, with a link that
 * goes back to the page once the visitor is signed in. A page with fields or an open dialog stays: what was typed is not lost.
 */
export async function endSession(session: Session, why: string): Promise<void> {
  const { visitor, queries, locale, shellText, portal, location } = session
  if (!visitor.read().account) return
  visitor.update({ account: undefined })
  void queries.expire()
  await addTexts(accountTexts, locale)
  const notice = document.createElement('p')
  notice.className = 'outdated'
  notice.setAttribute('role', 'status')
  document.body.prepend(notice)
  const link = document.createElement('a')
  link.textContent = shellText('account.signInAgain')
  link.href = loginPath(afterSession(window.location.pathname + window.location.search, session))
  notice.append(`${shellText(why === 'replayed' ? 'account.replayed' : 'account.expired')} `, link)
  link.addEventListener('click', () => notice.remove())
  const home = portalPath(portal.cardName, '/')
  if (window.location.pathname === home || isBeingFilled(session)) return
  location.navigate(afterSession(home, session), { state: newHistoryState() })
}

/** Fields that a visitor types into or chooses in, but for those of a search. */
const fields = 'main :is(input, textarea, select):not([type=hidden], [type=search], [type=submit])'

const isBeingFilled = ({ dialogs }: Session): boolean =>
  dialogs.read().length > 0 || document.querySelector(fields) !== null
