import { type SubmitEvent, useEffect, useRef } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { useSession } from '../../../session/Session'
import styles from './gate.module.css'

/** The whole code of a ticket, which is checked without a press. */
const wholeCode = /^\s*[A-Za-z0-9_-]{120}\s*$/

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select')

/** Where the form is posted without a script. */
export type PostedTo = { event: string; action: string }

type Props = {
  /** Checks a code; undefined before scripts run. */
  onCode: ((text: string) => void) | undefined
  /** Undefined where only scripts check codes. */
  postedTo: PostedTo | undefined
}

/**
 * The field for a code that is typed, pasted, or written by a bar code reader that acts as a keyboard. The focus stays in it, and
 * what a reader types elsewhere on the page goes there too.
 */
export function CodeForm({ onCode, postedTo }: Props) {
  const { shellText: text } = useSession()
  const { now } = useHost()
  const field = useRef<HTMLInputElement>(null)
  const hasScript = onCode !== undefined
  useEffect(() => {
    if (!hasScript) return
    const lead = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isCharacter && !isTextField(target)) field.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [hasScript])
  const send = () => {
    const input = field.current
    if (!input || !onCode) return
    const code = input.value
    input.value = ''
    input.focus({ preventScroll: true })
    // Readers press Enter after a code that was checked already.
    if (code.trim() !== '') onCode(code)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onCode) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.code}
      method="post"
      encType="multipart/form-data"
      action={postedTo?.action}
      onSubmit={submit}
    >
      {postedTo && (
        <>
          <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
          <input type="hidden" name="_event" value={postedTo.event} />
          <input type="hidden" name="_gate" value={text('gate.typedEntrance')} />
        </>
      )}
      <label className={styles.label} htmlFor="code">
        {text('gate.field')}
      </label>
      <div className={styles.codeRow}>
        <input
          ref={field}
          id="code"
          name="code"
          className={inputClass(styles.codeField)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={1000}
          enterKeyHint="go"
          aria-describedby="code-hint"
          onInput={({ currentTarget }) => wholeCode.test(currentTarget.value) && send()}
        />
        <button type="submit" className={buttonClass('primary')}>
          {text('gate.check')}
        </button>
      </div>
      <p id="code-hint" className={styles.muted}>
        {text('gate.fieldHint')}
      </p>
    </form>
  )
}
