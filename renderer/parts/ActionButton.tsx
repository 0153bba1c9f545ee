import { useState } from 'react'
import type { Action, Button } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'
import type { Run } from '../engine/BlockProps'
import { ActionLink } from './ActionLink'
import { buttonClass } from './buttonClass'
import { ErrorText } from './ErrorText'
import { Icon } from './Icon'
import { useFailureText } from './useFailureText'

type Props = {
  button: Button
  /** Runs if the button has no action of its own. */
  action?: Action | undefined
  run: Run
}

/** A button of the contract. It is busy while its action runs and shows an error if the action and its `catch` fail. */
export function ActionButton({ button, action = button.action, run }: Props) {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { label, icon, kind, draft, disabled } = button
  const className = buttonClass(kind, draft)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  const done = button.action ?? action
  if (!done) {
    return (
      <button type="button" className={className} disabled>
        {content}
      </button>
    )
  }
  const follow = async (running: Promise<Outcome>) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await running
    setBusy(false)
    setFailure(failureText(outcome))
  }
  return (
    <>
      <ActionLink action={done} run={run} className={className} disabled={disabled} busy={busy} onOutcome={follow}>
        {content}
      </ActionLink>
      {failure && <ErrorText>{failure}</ErrorText>}
    </>
  )
}
