import { useState } from 'react'
import type { Action, Button } from '../../schemas/engine'
import { lastOutcome, type Outcome } from '../actions/outcome'
import type { Run } from '../engine/BlockProps'
import { useText } from '../i18n/TextContext'
import { ActionLink } from './ActionLink'
import { buttonClass } from './buttonClass'
import { ErrorText } from './ErrorText'
import { Icon } from './Icon'

type Props = {
  button: Button
  /** Runs if the button has no action of its own. */
  action?: Action | undefined
  run: Run
}

/** A button of the contract. It is busy while its action runs and shows an error if the action and its `catch` fail. */
export function ActionButton({ button, action = button.action, run }: Props) {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
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
    setState('busy')
    const outcome = lastOutcome(await running)
    setState(outcome.status === 'failed' || outcome.status === 'invalid' ? 'failed' : 'idle')
  }
  return (
    <>
      <ActionLink
        action={done}
        run={run}
        className={className}
        disabled={disabled}
        busy={state === 'busy'}
        onOutcome={follow}
      >
        {content}
      </ActionLink>
      {state === 'failed' && <ErrorText>{text('error.basic')}</ErrorText>}
    </>
  )
}
