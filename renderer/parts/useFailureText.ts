import { ActionError, type FailureReason } from '../actions/ActionError'
import { isFailure, lastOutcome, type Outcome } from '../actions/outcome'
import type { TextKey } from '../i18n/createText'
import { useText } from '../i18n/TextContext'

const textKeys: { readonly [R in FailureReason]: TextKey } = {
  unavailable: 'failure.unavailable',
  'position-refused': 'failure.positionRefused',
  'position-unavailable': 'failure.positionUnavailable',
}

/** Whether a call got no response (status 0), or the code of an action could not be loaded offline. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error && (navigator.onLine === false || ('status' in error && error.status === 0))

/** Whether the API has no such operation or no such record (404). Trying again later is then of no use. */
const isMissing = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404

/** Returns the message of a failed outcome; undefined unless it is a failure that no `catch` handled. */
export function useFailureText(): (outcome: Outcome) => string | undefined {
  const text = useText()
  return (outcome) => {
    if (!isFailure(outcome)) return undefined
    const end = lastOutcome(outcome)
    const error = end.status === 'failed' ? end.error : undefined
    if (error instanceof ActionError) return error.explanation ?? text(textKeys[error.reason])
    if (isMissing(error)) return text('failure.unavailable')
    return text(isNetworkFailure(error) ? 'failure.unanswered' : 'error.basic')
  }
}
