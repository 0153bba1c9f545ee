import { type FocusEvent, memo, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useText } from '../i18n/TextContext'
import { Control } from './Control'
import type { Fields } from './createFields'
import styles from './Field.module.css'
import { FieldErrorText } from './FieldErrorText'
import { FieldLabel } from './FieldLabel'
import type { FormField as FieldData, FieldError, FieldValue, InputFrame } from './Input'
import { inputs } from './inputs'

type Props = {
  field: FieldData
  /** Holds the value of the field. */
  fields: Fields
  /** Id of its control. */
  id: string
  /** Whether a browser without JavaScript submits the field. */
  sent: boolean
}

/** One field: its label, its control and its error. It renders again only when its own state changes. */
export const Field = memo(function Field({ field, fields, id, sent }: Props) {
  const { name, label, inputType } = field
  const text = useText()
  const { value, error, announced, change, setUnfinished } = useFieldState(fields, name)
  const format = ({ key, values }: FieldError) => text(key, { label, ...values })

  const input = inputs[inputType]
  const frame = input.frame(field)
  const hint = input.hint?.(field)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const control = (
    <Control
      input={input}
      field={field}
      id={id}
      name={sent ? name : undefined}
      value={value}
      onChange={change}
      onUnfinished={setUnfinished}
      invalid={error !== undefined}
      describedBy={describedBy}
    />
  )
  if (frame === 'hidden') return control
  return (
    <FieldFrame frame={frame} field={field} id={id} describedBy={describedBy} onLeave={() => fields.leave(name)}>
      {control}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {format(hint)}
        </p>
      )}
      {error && (
        <FieldErrorText id={`${id}-error`} announced={announced}>
          {format(error)}
        </FieldErrorText>
      )}
    </FieldFrame>
  )
})

/** The state of a field, and stable functions that change it. */
function useFieldState(fields: Fields, name: string) {
  const getState = () => fields.read(name)
  const subscribe = useCallback((listener: () => void) => fields.subscribe(name, listener), [fields, name])
  const state = useSyncExternalStore(subscribe, getState, getState)
  const change = useCallback((next: FieldValue) => fields.change(name, next), [fields, name])
  const setUnfinished = useCallback(
    (unfinished: FieldError | undefined) => fields.setUnfinished(name, unfinished),
    [fields, name],
  )
  return { ...state, change, setUnfinished }
}

type FieldFrameProps = {
  frame: Exclude<InputFrame, 'hidden'>
  field: FieldData
  id: string
  describedBy: string | undefined
  /** Called when the focus leaves the field. */
  onLeave(): void
  children: ReactNode
}

/** The label or the legend of a field, and what is below it. */
function FieldFrame({ frame, field, id, describedBy, onLeave, children }: FieldFrameProps) {
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
  }
  const className = `${styles.field} ${field.componentLayout === 'half' ? styles.half : ''}`
  if (frame === 'group') {
    return (
      <fieldset className={className} aria-describedby={describedBy} onBlur={handleBlur}>
        <legend className={styles.label}>
          <FieldLabel field={field} />
        </legend>
        {children}
      </fieldset>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves
    <div className={className} onBlur={handleBlur}>
      {frame === 'label' && (
        <label className={styles.label} htmlFor={id}>
          <FieldLabel field={field} />
        </label>
      )}
      {children}
    </div>
  )
}
