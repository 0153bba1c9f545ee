import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import type { ActionListData } from '../../../schemas/engine'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useFormRun } from '../../engine/FormScopeContext'
import { useServed } from '../../engine/useServed'
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

/** Lets the visitor choose one of several actions and confirm it. A failure keeps the choice. */
export function ActionList({ data, run }: BlockProps<'action-list'>) {
  const { buttonText, buttonColor, buttonTextColor, selectColor } = data
  const served = useServed(data.items)
  const items = useMemo(() => served.filter(({ title }) => title.trim()), [served])
  const text = useText()
  const name = useId()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const button = useTint(buttonColor, buttonTextColor)
  const choices = useTint(selectColor)
  const form = useRef<HTMLFormElement>(null)
  const [chosenIndex, chooseIndex] = useChosenIndex(items)
  const action = chosenIndex === undefined ? undefined : items[chosenIndex]?.action
  const formRun = useFormRun(action, run)
  useRestoredChecks(form, ([ticked]) => chooseIndex(Number(ticked?.value)))

  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!action || busy || formRun.isSending) return
    setBusy(true)
    setFailure(undefined)
    const outcome = await formRun.run(action)
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
              checked={index === chosenIndex}
              onChange={() => busy || chooseIndex(index)}
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
      <ActionLinks items={items} run={run} />
    </div>
  )
}

/** The index of the chosen item. New data resets the choice, because the same index may be another action. */
function useChosenIndex(items: ActionListData['items']) {
  const [choice, setChoice] = useState<{ index: number; item: string }>()
  const chosenIndex = choice && JSON.stringify(items[choice.index]) === choice.item ? choice.index : undefined
  const chooseIndex = (index: number) => setChoice({ index, item: JSON.stringify(items[index]) })
  return [chosenIndex, chooseIndex] as const
}

/** The actions as links, which the style sheet shows where nobody can confirm a choice: without JavaScript. */
function ActionLinks({ items, run }: { items: ActionListData['items']; run: Run }) {
  return (
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
  )
}
