import { useEffect, useRef } from 'react'
import { type AddressPart, type AddressValue, addressParts } from '../../../schemas/inputs/addressValue'
import { useText } from '../../i18n/TextContext'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import styles from './AddressParts.module.css'

type Props = Pick<InputProps, 'name' | 'invalid' | 'describedBy' | 'disabled'> & {
  /** Id of the first part. */
  id: string
  address: AddressValue
  onPart(part: AddressPart, text: string): void
  /** What was typed before the script was there. */
  onParts(parts: AddressValue): void
}

/** What browsers call each part. */
const autoComplete = {
  street: 'address-line1',
  streetNumber: 'off',
  boxNumber: 'address-line2',
  zip: 'postal-code',
  locality: 'address-level2',
} as const

/** Without these nobody finds an address. */
const needed: readonly AddressPart[] = ['street', 'zip', 'locality']

/** The parts of an address, each in a field of its own. */
export function AddressParts({ id, name, address, invalid, describedBy, disabled, onPart, onParts }: Props) {
  const text = useText()
  const all = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script was there, taken up once
  useEffect(() => {
    const typed = [...(all.current?.querySelectorAll('input') ?? [])].map(({ value }) => value)
    if (addressParts.some((part, index) => (typed[index] ?? '') !== (address[part] ?? ''))) {
      onParts(Object.fromEntries(addressParts.map((part, index) => [part, typed[index] ?? ''])))
    }
  }, [])
  return (
    <div ref={all} className={styles.parts}>
      {addressParts.map((part, index) => {
        const own = index === 0 ? id : `${id}-${part}`
        const value = address[part] ?? ''
        return (
          <div key={part} className={`${styles.part} ${styles[part]}`}>
            <label className={styles.label} htmlFor={own}>
              {text(`address.${part}`)}
            </label>
            <input
              id={own}
              name={name && `${name}.${part}`}
              className={inputClass()}
              type="text"
              inputMode={part === 'zip' ? 'numeric' : undefined}
              autoComplete={autoComplete[part]}
              maxLength={200}
              value={value}
              disabled={disabled}
              aria-invalid={(invalid && needed.includes(part) && value.trim() === '') || undefined}
              aria-describedby={describedBy}
              onChange={(event) => onPart(part, event.currentTarget.value)}
            />
          </div>
        )
      })}
    </div>
  )
}
