import { useState } from 'react'
import type { ResponsiblePortal } from '../../../../../../schemas/engine'
import { useGo } from '../../../../pages/useGo'
import { useSession } from '../../../../session/Session'
import type { OpenReport } from '../drafts/useReport'
import type { ReportData } from '../ReportData'
import { successPath } from '../reportCalls'
import type { ReportProblem } from '../reportProblem'
import { sendDraft } from './sendDraft'
import { sendingOf } from './sendingOf'
import { watchWaiting } from './sendWaiting'
import type { ReportForm } from './useReportFields'

type State =
  | { kind: 'writing' | 'sending' | 'waiting' }
  | { kind: 'login'; url: string | undefined }
  | { kind: 'refused'; problem: ReportProblem; responsible: ResponsiblePortal | undefined }

type Options = {
  data: ReportData
  report: OpenReport | undefined
  open: ReturnType<OpenReport['read']>
  form: ReportForm
}

/** Sends the report of the page. Before it is sent it is kept as waiting, so that it goes out even when the tab is ended meanwhile. */
export function useSendReport({ data, report, open, form }: Options) {
  const session = useSession()
  const go = useGo()
  const isKeptWaiting = open.draft.state === 'waiting'
  const [state, setState] = useState<State>({ kind: 'writing' })

  const submit = async (): Promise<void> => {
    if (!report || state.kind === 'sending') return
    const { photos } = open
    if (!form.check(photos.length > 0)) return
    const sending = sendingOf(data, form, open.draft.sending, session.clock.now())
    if (!sending) return
    setState({ kind: 'sending' })
    await report.change({ state: 'waiting', sending, typed: form.fields.values(true) })
    const sent = await sendDraft(session, { key: report.key, sending, photos })
    if (sent.code === 'SUCCESS') {
      await report.remove().catch(() => {})
      return go(successPath(sent), true)
    }
    if (sent.code === 'LATER') {
      watchWaiting(session)
      return setState({ kind: 'waiting' })
    }
    await report.change({ state: 'draft' })
    if (sent.code === 'REQUIRES_FMS_LOGIN') {
      const { url } = data.login ?? {}
      return setState({ kind: 'login', url: url ?? sent.url })
    }
    form.refuse(sent.error)
    setState({ kind: 'refused', problem: sent.problem, responsible: sent.responsible })
  }
  const shown: State = isKeptWaiting && state.kind === 'writing' ? { kind: 'waiting' } : state
  return { state: shown, submit }
}
