import type { HTMLAttributes, ReactNode } from 'react'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import styles from '../account.module.css'
import { useFormField } from './AccountForm'

type FrameProps = {
  id: string
  label: string
  hint?: ReactNode
  problem?: string | undefined
  children: ReactNode
}

/** The ids that describe a control. */
export const describedBy = (id: string, hint: unknown, problem: unknown): string | undefined =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

/** A control with its label, its hint and its problem. */
export function FieldFrame({ id, label, hint, problem, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}

type Props = {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email'
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Initial value. */
  initial?: string | undefined
  minLength?: number
  pattern?: string
  className?: string | undefined
}

/** A required field of one line. */
export function TextField({ name, label, hint, type = 'text', initial, className = '', ...attributes }: Props) {
  const { id, value, problem } = useFormField(name)
  const isExact = type === 'email' || attributes.inputMode !== undefined
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <input
        id={id}
        name={name}
        type={type}
        dir={isExact ? undefined : 'auto'}
        className={inputClass(className)}
        defaultValue={value ?? initial}
        required
        maxLength={254}
        autoCapitalize={isExact ? 'none' : undefined}
        spellCheck={isExact ? false : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        {...attributes}
      />
    </FieldFrame>
  )
}
