import type { Address } from '../../../schemas/engine'
import { addressLine } from '../../format/addressLine'
import { useText } from '../../i18n/TextContext'
import styles from './Suggestions.module.css'

type Props = {
  id: string
  addresses: readonly Address[]
  /** Place of the one that is pointed at; −1 for none. */
  active: number
  onChoose(address: Address): void
}

/** The list below a combobox, which keeps the focus and has the keys. */
export function Suggestions({ id, addresses, active, onChoose }: Props) {
  const text = useText()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text('address.suggestions')}
      className={styles.list}
      hidden={addresses.length === 0}
    >
      {addresses.map((address, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a new answer replaces all of them
          key={index}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(address)}
        >
          {addressLine(address)}
        </div>
      ))}
    </div>
  )
}
