import { useState } from 'react'
import type { Action, Button } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'
import type { Run } from '../engine/BlockProps'
import { useFormRun } from '../engine/FormScopeContext'
import { useText } from '../i18n/TextContext'
import { ActionLink } from './ActionLink'
import { buttonClass } from './buttonClass'
import { ErrorText } from './ErrorText'
import { Icon } from './Icon'
import { Spinner } from './Spinner'
import { useFailureText } from './useFailureText'

type Props = {
  button: Button
  /** Runs if the button has no action of its own. */
  action?: Action | undefined
  run: Run
}

/**
 * A button of the contract. It is busy, with a spinner, while its action runs and shows an error if the action and its `catch` fail.
 * In a modal, an action that calls a service sends the inputs of the modal.
 */
export function ActionButton({ button, action: fallbackAction, run }: Props) {
  const action = button.action ?? fallbackAction
  const text = useText()
  const failureText = useFailureText()
  const form = useFormRun(action, run)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { label, icon, kind, draft, disabled } = button
  const className = buttonClass(kind, draft)
  const content = (
    <>
      {busy && <Spinner label={text(form.sends ? 'form.sending' : 'list.loading')} />}
      {icon && <Icon name={icon} />}
      {label}
    </>
  )

  if (!action) {
    return (
      <button type="button" className={className} disabled>
        {content}
      </button>
    )
  }
  const trackRun = async (running: Promise<Outcome>) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await running
    setBusy(false)
    setFailure(failureText(outcome))
  }
  return (
    <>
      <ActionLink
        action={action}
        run={form.run}
        className={className}
        disabled={disabled}
        busy={busy || form.isSending}
        onOutcome={trackRun}
      >
        {content}
      </ActionLink>
      {failure && <ErrorText>{failure}</ErrorText>}
    </>
  )
}
