import { useText } from '../../i18n/TextContext'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import styles from './AddressParts.module.css'
import { type AddressPart, type AddressValue, addressParts } from './addressValue'

type Props = Pick<InputProps, 'name' | 'invalid' | 'describedBy' | 'disabled'> & {
  /** Id of the first part. */
  id: string
  address: AddressValue
  onPart(part: AddressPart, text: string): void
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
export function AddressParts({ id, name, address, invalid, describedBy, disabled, onPart }: Props) {
  const text = useText()
  return (
    <div className={styles.parts}>
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
