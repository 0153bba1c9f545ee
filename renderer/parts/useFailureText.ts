import { ActionError, type FailureReason } from '../actions/ActionError'
import { isFailure, lastOutcome, type Outcome } from '../actions/outcome'
import type { TextKey } from '../i18n/createText'
import { useText } from '../i18n/TextContext'

const keys: { readonly [R in FailureReason]: TextKey } = {
  unavailable: 'failure.unavailable',
  'position-refused': 'failure.positionRefused',
  'position-unavailable': 'failure.positionUnavailable',
}

/** Whether a call got no answer, as its status is 0, or the code of an action could not be loaded without a network. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (navigator.onLine === false || ('status' in error && error.status === 0))

/** The sentence for visitors about an outcome; undefined unless it is a failure that no `catch` handled. */
export function useFailureText(): (outcome: Outcome) => string | undefined {
  const text = useText()
  return (outcome) => {
    if (!isFailure(outcome)) return undefined
    const end = lastOutcome(outcome)
    const error = end.status === 'failed' ? end.error : undefined
    if (error instanceof ActionError) return text(keys[error.reason])
    return text(isUnanswered(error) ? 'failure.unanswered' : 'error.basic')
  }
}
