import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useFormRun } from '../../engine/FormScopeContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { Choice } from '../../parts/Choice'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Spinner } from '../../parts/Spinner'
import { useFailureText } from '../../parts/useFailureText'
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
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const button = useTint(buttonColor, buttonTextColor)
  const choices = useTint(selectColor)
  const form = useRef<HTMLFormElement>(null)
  // Resets the choice when the data changes, because the same index may be another action.
  const chosen = kept && JSON.stringify(items[kept.place]) === kept.what ? kept.place : undefined
  const action = chosen === undefined ? undefined : items[chosen]?.action
  const sender = useFormRun(action, run)
  const choose = (place: number) => setKept({ place, what: JSON.stringify(items[place]) })
  useRestoredChecks(form, ([ticked]) => choose(Number(ticked?.value)))

  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!action || busy || sender.isSending) return
    setBusy(true)
    setFailure(undefined)
    const outcome = await sender.run(action)
    setBusy(false)
    setFailure(failureText(outcome))
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
        {failure && <ErrorText>{failure}</ErrorText>}
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
