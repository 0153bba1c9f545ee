import { nameInTown } from '../../schemas/cookies/scriptItems'
import { executorCode } from './actions/createHost'
import { clientCode } from './api/createLazyClient'
import { askBeforeSignOut } from './askBeforeSignOut'
import { preloadDialogs } from './dialogs/showDialogs'
import { routeCode } from './routes/matchRoute'
import { handleConsentForms } from './session/consent'
import { reportVisits } from './session/reportVisits'
import type { Session } from './session/Session'
import { measureTabBar } from './shell/measureTabBar'
import { showPartFailures } from './shell/showPartFailures'

/**
 * Loads the code that a page needs once the visitor acts, dialogs last, and starts what no visitor waits for: the choice of
 * cookies without a reload, the measure of the bar of tabs, visit statistics, and the question before signing out. Rejects when code
 * fails to load.
 */
export async function loadIdleCode(session: Session): Promise<void> {
  handleConsentForms(session.portal.cardName)
  measureTabBar()
  reportVisits(session)
  askBeforeSignOut(session)
  await Promise.all([
    clientCode.load(),
    executorCode.load(),
    session.engine.preloadActions(),
    showPartFailures(session.locale),
  ])
  await Promise.all([preloadDialogs(), resumeServices(session)])
}

/** Lets services go on with what the visitor has begun on this device. Rejects when their code fails to load. */
async function resumeServices(session: Session): Promise<void> {
  const { cardName } = session.portal
  const { services } = await routeCode.retry()
  for (const { unfinishedWork: work } of services) {
    if (!work || !isStored(nameInTown(work.item, cardName))) continue
    const resume = await work.resume.retry()
    resume(session)
  }
}

function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
