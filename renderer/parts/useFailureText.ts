import { ActionError, type FailureReason } from '../actions/ActionError'
import { isFailure, lastOutcome, type Outcome } from '../actions/outcome'
import type { TextKey } from '../i18n/createText'
import { useText } from '../i18n/TextContext'

const keys: { readonly [R in FailureReason]: TextKey } = {
  unavailable: 'failure.unavailable',
  'position-refused': 'failure.positionRefused',
  'position-unavailable': 'failure.positionUnavailable',
}

/** The sentence for visitors about an outcome; undefined unless it is a failure that no `catch` handled. */
export function useFailureText(): (outcome: Outcome) => string | undefined {
  const text = useText()
  return (outcome) => {
    if (!isFailure(outcome)) return undefined
    const end = lastOutcome(outcome)
    const error = end.status === 'failed' ? end.error : undefined
    return text(error instanceof ActionError ? keys[error.reason] : 'error.basic')
  }
}
