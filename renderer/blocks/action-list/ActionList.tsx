import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import { lastOutcome } from '../../actions/outcome'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { Choice } from '../../parts/Choice'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Spinner } from '../../parts/Spinner'
import { useRestoredChecks } from '../../parts/useRestoredChecks'
import { useTint } from '../../parts/useTint'
import styles from './ActionList.module.css'

export { default as contract } from '../../../schemas/generated/blocks/action-list.js'

/** Actions of which the visitor chooses one and confirms it. A failure keeps the choice. */
export function ActionList({ data, run }: BlockProps<'action-list'>) {
  const { buttonText, buttonColor, buttonTextColor, selectColor } = data
  const items = useMemo(() => data.items.filter(({ title }) => title.trim()), [data.items])
  const text = useText()
  const name = useId()
  const [kept, setKept] = useState<{ place: number; what: string }>()
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const button = useTint(buttonColor, buttonTextColor)
  const choices = useTint(selectColor)
  const form = useRef<HTMLFormElement>(null)
  const busy = status === 'busy'
  // Resets the choice when the data changes, because the same index may be another action.
  const chosen = kept && JSON.stringify(items[kept.place]) === kept.what ? kept.place : undefined
  const action = chosen === undefined ? undefined : items[chosen]?.action
  const choose = (place: number) => setKept({ place, what: JSON.stringify(items[place]) })
  useRestoredChecks(form, ([ticked]) => choose(Number(ticked?.value)))

  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!action || busy) return
    setStatus('busy')
    const outcome = lastOutcome(await run(action))
    setStatus(outcome.status === 'failed' || outcome.status === 'invalid' ? 'failed' : 'idle')
  }
  return (
    <div className={`${cardClass()} ${styles.actions}`}>
      <form ref={form} className={styles.form} onSubmit={confirm}>
        <fieldset ref={choices} className={styles.choices}>
          <legend className={styles.legend}>{text('actions.choose')}</legend>
          {items.map(({ title }, index) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no id but their index
              key={index}
              type="radio"
              name={name}
              value={String(index)}
              checked={index === chosen}
              onChange={() => busy || choose(index)}
              label={title}
            />
          ))}
        </fieldset>
        {status === 'failed' && <ErrorText>{text('error.basic')}</ErrorText>}
        <button
          ref={button}
          type="submit"
          className={`${buttonClass('primary')} ${styles.confirm}`}
          disabled={!action}
          aria-disabled={busy || undefined}
        >
          {busy && <Spinner label={text('actions.busy')} />}
          {buttonText}
        </button>
      </form>
      <ul className={styles.links}>
        {items.map(({ title, action }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no id but their index
          <li key={index}>
            <ActionLink action={action} run={run}>
              {title}
            </ActionLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
