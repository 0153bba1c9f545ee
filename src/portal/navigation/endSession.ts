import { loginPath } from '../location/urls'
import type { Session } from '../session/Session'
import { accountTexts } from '../texts/account/accountTexts'
import { addTexts } from '../texts/loadTexts'

/** Shows that the session has ended, and why, which an answer of the server said. What was typed and read stays. */
export async function endSession({ visitor, queries, locale, shellText }: Session, why: string): Promise<void> {
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
  link.href = loginPath(window.location.pathname + window.location.search)
  notice.append(`${shellText(why === 'replayed' ? 'account.replayed' : 'account.expired')} `, link)
  link.addEventListener('click', () => notice.remove())
}
