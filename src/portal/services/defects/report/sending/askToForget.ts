import { showConfirm } from '../../../../dialogs/showDialogs'
import type { Session } from '../../../../session/Session'
import { addTexts } from '../../../../texts/loadTexts'
import { countDrafts } from '../drafts/reportStore'
import { reportTexts } from '../reportTexts'

/** Asks whether the reports on this device that are not sent may be lost, because the visitor signs out. Resolves to true without any. */
export async function askToForget(session: Session): Promise<boolean> {
  const { locale, runs, dialogs, shellText: text } = session
  const [{ waiting, drafts }] = await Promise.all([countDrafts(), addTexts(reportTexts, locale)])
  if (waiting + drafts === 0) return true
  const counts = [
    ...(waiting > 0 ? [text('report.signOut.waiting', { count: waiting })] : []),
    ...(drafts > 0 ? [text('report.signOut.drafts', { count: drafts })] : []),
  ]
  return await runs.start((signal) =>
    showConfirm(
      dialogs,
      {
        effect: 'confirm',
        title: text('report.signOut.title'),
        text: `${counts.join(' ')} ${text('report.signOut.text')}`,
        ok: text('report.signOut.ok'),
        cancel: text('report.signOut.stay'),
        danger: true,
      },
      signal,
    ),
  )
}
