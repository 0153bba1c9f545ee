import { useRef } from 'react'
import { useText } from '../../i18n/TextContext'
import { asString } from '../asString'
import type { InputProps } from '../Input'
import { useRestoredText } from '../useRestoredText'
import { Choices } from './Checkbox'
import { NativeSelect } from './NativeSelect'
import { optionsOf } from './options'

/** A drop-down for one option, or an open list for several. */
export function Select(props: InputProps) {
  return props.field.multiple ? <Choices {...props} /> : <Dropdown {...props} />
}

/** A native drop-down. */
function Dropdown({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const control = useRef<HTMLSelectElement>(null)
  const choose = (chosen: string) => onChange(chosen === '' && field.allowEmpty ? null : chosen)
  useRestoredText(control, asString(value), choose)
  const options = optionsOf(field)
  return (
    <NativeSelect
      ref={control}
      id={id}
      name={name}
      required={field.required}
      disabled={disabled}
      value={asString(value)}
      onChange={(event) => choose(event.target.value)}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      {(field.allowEmpty || options.length === 0) && (
        <option value="">{field.placeholder || text('dynamicInput.choose')}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </NativeSelect>
  )
}
