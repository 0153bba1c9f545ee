import { useState } from 'react'
import type { FormCall } from '../../../../../schemas/door'
import { isObject, own } from '../../../../../schemas/engine'
import { CallError } from '../../../api/Client'
import { sendOnce } from '../../../forms/sendOnce'
import { useSession } from '../../../session/Session'
import { offeredSlots, refusalOf } from '../refusalOf'
import { showRefusal } from './showRefusal'

/** How sending ended. `chosen` is what the visitor pressed in the dialog of a refusal. */
export type Sent =
  | { data: Readonly<Record<string, unknown>> }
  | { refused: CallError; chosen: string | undefined }
  | 'unreachable'

/**
 * Sends calls of appointments, one at a time, and shows why one was refused in the dialog of the catalogue of errors. `hasNoNetwork`
 * says that the last one got no answer; sending it again has its effect once.
 */
export function useSend() {
  const session = useSession()
  const [isSending, setSending] = useState(false)
  const [hasNoNetwork, setNoNetwork] = useState(false)
  const send = async (call: FormCall): Promise<Sent | undefined> => {
    if (isSending) return undefined
    setSending(true)
    setNoNetwork(false)
    try {
      const answer = await sendOnce(session, call)
      const data = isObject(answer) ? own(answer, 'data') : undefined
      return { data: isObject(data) ? data : {} }
    } catch (error) {
      if (error instanceof CallError && error.status > 0) {
        setSending(false)
        const { status, body } = error
        const refusal = refusalOf(status, body)
        const slots = refusal === 'taken' ? offeredSlots(body) : []
        const chosen = await showRefusal(session, refusal, slots, refusal === 'expired' ? 'restart' : undefined)
        return { refused: error, chosen }
      }
      setNoNetwork(true)
      return 'unreachable'
    } finally {
      setSending(false)
    }
  }
  return { isSending, hasNoNetwork, send }
}
