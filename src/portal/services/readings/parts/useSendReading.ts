import { useState } from 'react'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { CallError } from '../../../api/Client'
import { sendOnce } from '../../../forms/sendOnce'
import type { useFormFields } from '../../../forms/useFormFields'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { sendCall } from '../readingCalls'
import { readingOutcomes, readingProblem } from '../readingOutcomes'
import { readingsQuery } from '../readingQueries'

type Form = Pick<ReturnType<typeof useFormFields>, 'fields' | 'check' | 'refuse' | 'clearDraft'>

/** Sends the form of a reading, one at a time. `problem` says why it was not stored. */
export function useSendReading(form: Form, first: ShellTextKey | undefined) {
  const session = useSession()
  const go = useGo()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState(first)
  const send = async (asks: boolean) => {
    if (isSending || !form.check()) return
    setSending(true)
    setProblem(undefined)
    try {
      await sendOnce(session, sendCall(session.scope.portalName, form.fields.values(false), asks))
      form.clearDraft()
      // The page that shows the history is this one.
      await session.queries.reload(readingsQuery(session))
      go(`${pagePaths.readings}?done=sent`)
    } catch (error) {
      form.refuse(error)
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }
  return { isSending, problem, send }
}

/** The text about a call that failed. */
function problemOf(error: unknown): ShellTextKey {
  if (!(error instanceof CallError) || error.status === 0) return 'readings.problem.noNetwork'
  return readingOutcomes.problems[readingProblem(error.status, error.body)]
}
