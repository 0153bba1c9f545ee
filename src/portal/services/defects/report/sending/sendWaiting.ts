import { portalPath } from '../../../../location/urls'
import type { Session } from '../../../../session/Session'
import { addTexts } from '../../../../texts/loadTexts'
import type { DraftReport } from '../drafts/DraftReport'
import { listDrafts } from '../drafts/reportStore'
import { reportOf } from '../drafts/useReport'
import { pathOf, readChoice } from '../ReportChoice'
import { successPath } from '../reportCalls'
import { reportTexts } from '../reportTexts'
import { sendDraft } from './sendDraft'
import { showReportNotice } from './showReportNotice'

/** Time between two attempts while the device has a network, in ms: it doubles up to the second. */
const [firstDelayMs, lastDelayMs] = [15_000, 300_000]

const watched = new WeakSet<Session>()

/** Sends what waits, now and whenever the network is back, until nothing waits. */
export function watchWaiting(session: Session): void {
  if (watched.has(session)) return
  watched.add(session)
  let delay = firstDelayMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async () => {
    clearTimeout(timer)
    const left = await sendWaiting(session).catch(() => 1)
    if (left === 0) return stop()
    timer = setTimeout(() => void attempt(), delay)
    delay = Math.min(delay * 2, lastDelayMs)
  }
  const retry = () => {
    delay = firstDelayMs
    void attempt()
  }
  const stop = () => {
    watched.delete(session)
    window.removeEventListener('online', retry)
  }
  window.addEventListener('online', retry)
  void attempt()
}

/** Sends the reports of the visitor that wait. Resolves to how many still do. */
export async function sendWaiting(session: Session): Promise<number> {
  const { portal, visitor } = session
  const owner = visitor.read().account?.uid
  if (owner === undefined) return 0
  const waiting = (await listDrafts(portal.cardName)).filter(
    (draft) => draft.state === 'waiting' && draft.owner === owner,
  )
  let left = 0
  for (const draft of waiting) if (!(await sendOne(session, draft))) left++
  return left
}

/** Sends one report and tells the visitor. Resolves to whether it no longer waits. */
async function sendOne(session: Session, { key, sending, owner }: DraftReport): Promise<boolean> {
  const { portal, locale } = session
  const report = reportOf(key, portal.cardName, owner)
  await report.whenRead
  const { photos } = report.read()
  const sent = sending && (await sendDraft(session, { key, sending, photos }))
  if (!sent || sent.code === 'LATER') return false
  const isTaken = sent.code === 'REFUSED' && sent.problem === 'taken'
  if (sent.code === 'REFUSED' && sent.problem === 'signIn') return false
  const { search } = report.read().draft
  if (sent.code === 'SUCCESS' || isTaken) await report.remove().catch(() => {})
  else await report.change({ state: 'refused' })
  await addTexts(reportTexts, locale)
  const { shellText: text } = session
  if (sent.code === 'SUCCESS') {
    showReportNotice(text('report.sentLater', { reference: sent.reference }), {
      label: text('report.openSent'),
      href: portalPath(portal.cardName, successPath(sent)),
    })
  } else if (isTaken) {
    showReportNotice(text('report.problem.taken'), {
      label: text('report.own'),
      href: portalPath(portal.cardName, '/signalement/mes-signalements'),
    })
  } else {
    showReportNotice(text('report.notSent'), {
      label: text('report.continue'),
      href: portalPath(portal.cardName, pathOf(readChoice(search))),
    })
  }
  return true
}
