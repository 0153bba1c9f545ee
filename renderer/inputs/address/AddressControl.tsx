import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../../schemas/engine'
import {
  type AddressPart,
  type AddressValue,
  addressParts,
  isBlankAddress,
  readAddress,
} from '../../../schemas/inputs/addressValue'
import { useHost } from '../../engine/HostContext'
import { formatAddress } from '../../format/formatAddress'
import { useText } from '../../i18n/TextContext'
import { Summary } from '../../parts/Summary'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import styles from './AddressControl.module.css'
import { AddressSearch } from './AddressSearch'

/** A postal address: searched for if the host can suggest addresses, or typed part by part. */
export function AddressControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const { findAddresses } = useHost()
  const isFilled = !isBlankAddress(value)
  const [isOpen, setOpen] = useState(isFilled)
  // A draft of an earlier visit may set the address after the first render.
  useEffect(() => {
    if (isFilled) setOpen(true)
  }, [isFilled])
  const [announcement, announce] = useState('')
  const address = readAddress(value)
  const state = { invalid, describedBy, disabled }
  const parts = (
    <AddressParts
      {...state}
      id={findAddresses ? `${id}-parts` : id}
      name={name}
      address={address}
      onParts={onChange}
      onPart={(part, typed) => onChange(replacePart(address, part, typed))}
    />
  )
  if (!findAddresses) return parts
  return (
    <div className={styles.address}>
      <AddressSearch
        {...state}
        field={field}
        id={id}
        findAddresses={findAddresses}
        onChoose={(address) => {
          setOpen(true)
          announce(text('address.chosen', { address: formatAddress(address) }))
          onChange(chosenAddress(address))
        }}
        onNone={() => setOpen(true)}
      />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary>{text('address.byParts')}</Summary>
        {parts}
      </details>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}

type AddressPartsProps = Pick<InputProps, 'name' | 'invalid' | 'describedBy' | 'disabled'> & {
  /** Id of the first part. */
  id: string
  address: AddressValue
  onPart(part: AddressPart, text: string): void
  /** Called with the parts the visitor typed before hydration. */
  onParts(parts: AddressValue): void
}

/** The `autocomplete` token of each part. */
const autoComplete = {
  street: 'address-line1',
  streetNumber: 'off',
  boxNumber: 'address-line2',
  zip: 'postal-code',
  locality: 'address-level2',
} as const

/** The parts that an address needs. */
const requiredParts: readonly AddressPart[] = ['street', 'zip', 'locality']

/** The parts of an address, one text field each. */
export function AddressParts({
  id,
  name,
  address,
  invalid,
  describedBy,
  disabled,
  onPart,
  onParts,
}: AddressPartsProps) {
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once what was typed before hydration
  useEffect(() => {
    const typed = [...(container.current?.querySelectorAll('input') ?? [])].map(({ value }) => value)
    if (addressParts.some((part, index) => (typed[index] ?? '') !== (address[part] ?? ''))) {
      onParts(Object.fromEntries(addressParts.map((part, index) => [part, typed[index] ?? ''])))
    }
  }, [])
  return (
    <div className={styles.frame}>
      <div ref={container} className={styles.parts}>
        {addressParts.map((part, index) => {
          const inputId = index === 0 ? id : `${id}-${part}`
          const value = address[part] ?? ''
          return (
            <div key={part} className={`${styles.part} ${styles[part]}`}>
              <label className={styles.partLabel} htmlFor={inputId}>
                {text(`address.${part}`)}
              </label>
              <input
                id={inputId}
                name={name && `${name}.${part}`}
                className={inputClass()}
                type="text"
                dir="auto"
                inputMode={part === 'zip' ? 'numeric' : undefined}
                autoComplete={autoComplete[part]}
                maxLength={200}
                value={value}
                disabled={disabled}
                aria-invalid={(invalid && requiredParts.includes(part) && value.trim() === '') || undefined}
                aria-describedby={describedBy}
                onChange={(event) => onPart(part, event.currentTarget.value)}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The address value of a suggestion. */
export const chosenAddress = (suggestion: Address): AddressValue => readAddress(suggestion)

/** Replaces one part of an address. Drops the position, which only a new box number leaves valid. */
export function replacePart(value: AddressValue, part: AddressPart, text: string): AddressValue {
  const { address, lat, lon, ...parts } = value
  const position = part === 'boxNumber' && lat !== undefined && lon !== undefined ? { lat, lon } : {}
  return { ...parts, ...position, [part]: text }
}
