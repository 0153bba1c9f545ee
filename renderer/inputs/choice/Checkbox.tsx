import type { Ref } from 'react'
import { useEffect, useRef } from 'react'
import { choiceClass, tickClass } from '../../parts/Choice'
import { asString } from '../asString'
import { FieldLabel } from '../FieldLabel'
import type { InputProps } from '../Input'
import styles from './Checkbox.module.css'
import { optionsOf } from './options'

/** A single checkbox, or several if the field has options. */
export function Checkbox(props: InputProps) {
  return props.field.options ? <Choices {...props} /> : <Consent {...props} />
}

/** A list of options: one choice for a `radio`, any number for a `checkbox` or a `select` with `multiple`. */
export function Choices({ field, id, name, value, onChange, invalid, disabled }: InputProps) {
  const list = useRef<HTMLDivElement>(null)
  const options = optionsOf(field)
  const isMultiple = field.inputType !== 'radio'
  const chosen = Array.isArray(value) ? value : [asString(value)]
  const updateChoice = (isChosen: (option: string) => boolean) => {
    const next = options.flatMap((option) => (isChosen(option.value) ? [option.value] : []))
    onChange(isMultiple ? next : (next[0] ?? null))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once what was chosen before hydration
  useEffect(() => {
    const ticked = [...(list.current?.querySelectorAll('input') ?? [])].flatMap((input) =>
      input.checked ? [input.value] : [],
    )
    if (options.some((option) => ticked.includes(option.value) !== chosen.includes(option.value))) {
      updateChoice((option) => ticked.includes(option))
    }
  }, [])
  return (
    <div ref={list} className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={choiceClass} htmlFor={index === 0 ? id : `${id}-${index}`}>
          <TickInput
            id={index === 0 ? id : `${id}-${index}`}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name ? `${name}${isMultiple ? '[]' : ''}` : id}
            value={option.value}
            required={!isMultiple && field.required}
            disabled={disabled}
            checked={chosen.includes(option.value)}
            onChange={(checked) =>
              updateChoice((each) => (each === option.value ? checked : isMultiple && chosen.includes(each)))
            }
            invalid={isMultiple && invalid}
          />
          <span>{option.title}</span>
        </label>
      ))}
    </div>
  )
}

/** A single checkbox with its label beside it. */
function Consent({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const checkbox = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once what was checked before hydration
  useEffect(() => {
    if (checkbox.current && checkbox.current.checked !== (value === true)) onChange(checkbox.current.checked)
  }, [])
  return (
    <label className={styles.consent} htmlFor={id}>
      <TickInput
        ref={checkbox}
        id={id}
        type="checkbox"
        name={name}
        value="true"
        required={field.required}
        disabled={disabled}
        checked={value === true}
        onChange={onChange}
        invalid={invalid}
        describedBy={describedBy}
      />
      <span>
        <FieldLabel field={field} />
      </span>
    </label>
  )
}

type Props = {
  id: string
  ref?: Ref<HTMLInputElement>
  type: 'checkbox' | 'radio'
  name: string | undefined
  value?: string
  required?: boolean | undefined
  disabled?: boolean | undefined
  checked: boolean
  onChange(checked: boolean): void
  invalid: boolean
  describedBy?: string | undefined
}

/** A checkbox or a radio button in the colours of the town. */
function TickInput({ onChange, invalid, describedBy, ...input }: Props) {
  return (
    <input
      {...input}
      className={tickClass}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  )
}
