import { useEffect, useRef } from 'react'
import { choiceClass } from '../../parts/choiceClass'
import { asText } from '../asText'
import type { InputProps } from '../Input'
import styles from './Choices.module.css'
import { optionsOf } from './optionsOf'
import { Tick } from './Tick'

/** Options to choose from, one below the other: one of them, or of a `checkbox` and a `select` that takes several, any. */
export function Choices({ field, id, name, value, onChange, invalid, disabled }: InputProps) {
  const list = useRef<HTMLDivElement>(null)
  const options = optionsOf(field)
  const several = field.inputType !== 'radio'
  const chosen = Array.isArray(value) ? value : [asText(value)]
  const choose = (isChosen: (option: string) => boolean) => {
    const next = options.flatMap((option) => (isChosen(option.value) ? [option.value] : []))
    onChange(several ? next : (next[0] ?? null))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the script was there, taken up once
  useEffect(() => {
    const ticked = [...(list.current?.querySelectorAll('input') ?? [])].flatMap((input) =>
      input.checked ? [input.value] : [],
    )
    if (options.some((option) => ticked.includes(option.value) !== chosen.includes(option.value))) {
      choose((option) => ticked.includes(option))
    }
  }, [])
  return (
    <div ref={list} className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={choiceClass} htmlFor={index === 0 ? id : `${id}-${index}`}>
          <Tick
            id={index === 0 ? id : `${id}-${index}`}
            type={several ? 'checkbox' : 'radio'}
            name={name ? `${name}${several ? '[]' : ''}` : id}
            value={option.value}
            required={!several && field.required}
            disabled={disabled}
            checked={chosen.includes(option.value)}
            onChange={(checked) =>
              choose((each) => (each === option.value ? checked : several && chosen.includes(each)))
            }
            invalid={several && invalid}
          />
          <span>{option.title}</span>
        </label>
      ))}
    </div>
  )
}
