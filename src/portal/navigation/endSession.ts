import { pagePaths } from '../../../schemas/routes/pagePaths'
import { newHistoryState } from '../location/scrollRestoration'
import { afterSession, loginPath, portalPath } from '../location/urls'
import type { Session } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { sessionTexts } from '../texts/session/sessionTexts'

/** Sessions whose visitor is on the way to the home, where the page of before still makes calls. */
const leaving = new WeakSet<Session>()

/**
 * Shows that the session has ended. `reason` comes from a server response: it leads to the home page with a link to
 * sign in. `missing` means that a call needed an account and had none, such as after signing out in another tab: it
 * leads to the sign-in page, but a page with fields or an open dialog stays, so that typed text is not lost. Both lead
 * back after signing in. Forms keep their drafts.
 */
export async function endSession(session: Session, reason: string): Promise<void> {
  if (reason === 'missing') return await askToSignIn(session)
  const { visitor, queries, locale, portal, location, dialogs } = session
  if (!visitor.read().account) return
  const signInUrl = signInHere(session)
  const homeUrl = portalPath(portal.cardName, '/')
  dialogs.closeAll()
  if (window.location.pathname !== homeUrl) {
    leaving.add(session)
    location.navigate(afterSession(homeUrl, session), { state: newHistoryState() })
    whenArrived(() => leaving.delete(session))
  }
  visitor.update({ account: undefined })
  void queries.expire()
  await addTexts(sessionTexts, locale)
  showNotice(session, reason, signInUrl)
}

async function askToSignIn(session: Session): Promise<void> {
  const { visitor, queries, locale, location } = session
  if (isSigningIn() || leaving.has(session)) return
  visitor.update({ account: undefined })
  void queries.expire()
  const signInUrl = signInHere(session)
  if (!isBeingFilled(session)) return location.navigate(signInUrl, { state: newHistoryState() })
  await addTexts(sessionTexts, locale)
  showNotice(session, 'expired', signInUrl)
}

const signInHere = (session: Session): string =>
  loginPath(afterSession(window.location.pathname + window.location.search, session))

/** Runs `work` once the next page is shown and waits for no call. */
function whenArrived(work: () => void): void {
  const root = document.documentElement
  let hasLeft = false
  const observer = new MutationObserver(() => {
    hasLeft ||= root.dataset.ready === undefined
    if (!hasLeft || root.dataset.ready !== 'idle') return
    observer.disconnect()
    work()
  })
  observer.observe(root, { attributeFilter: ['data-ready'] })
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
