import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import type { Session } from '../../../../session/Session'
import { addTexts } from '../../../../texts/loadTexts'
import { listDrafts } from '../drafts/reportStore'
import { pathOf, readChoice } from '../ReportChoice'
import { reportTexts } from '../reportTexts'
import { watchWaiting } from './sendWaiting'
import { showReportNotice } from './showReportNotice'

/** Goes on with the reports that the device keeps: sends what waits, and offers on the home page to continue the others. */
export function resumeReports(session: Session): void {
  watchWaiting(session)
  const root = document.documentElement
  const homePath = portalPath(session.portal.cardName, pagePaths.home)
  let hide: (() => void) | undefined
  let isShowing = false
  const update = async () => {
    if (window.location.pathname.replace(/\/$/, '') !== homePath.replace(/\/$/, '')) {
      hide?.()
      hide = undefined
      return
    }
    if (isShowing || hide || root.dataset.ready !== 'idle') return
    isShowing = true
    hide = await offerToContinue(session).catch(() => undefined)
    isShowing = false
  }
  new MutationObserver(() => void update()).observe(root, { attributeFilter: ['data-ready'] })
  void update()
}

async function offerToContinue(session: Session): Promise<(() => void) | undefined> {
  const { portal, visitor, locale, shellText: text } = session
  const owner = visitor.read().account?.uid
  const drafts = (await listDrafts(portal.cardName)).filter((draft) => owner === undefined || draft.owner === owner)
  const [first] = drafts
  if (!first) return undefined
  await addTexts(reportTexts, locale)
  // Others on the device learn nothing of it.
  const isOne = drafts.length === 1 && owner !== undefined
  return showReportNotice(text('report.unfinished', { count: drafts.length }), {
    label: text('report.continue'),
    href: portalPath(
      portal.cardName,
      isOne ? pathOf({ ...readChoice(first.search), draft: first.key }) : pagePaths.reports,
    ),
  })
}
