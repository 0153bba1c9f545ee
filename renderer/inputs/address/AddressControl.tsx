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
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import styles from './AddressControl.module.css'
import { AddressSearch } from './AddressSearch'

/** A postal address: found by what is typed, where the host finds some, or typed part by part. */
export function AddressControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const { findAddresses } = useHost()
  const isFilled = !isBlankAddress(value)
  const [isOpen, setOpen] = useState(isFilled)
  // An address may come from an earlier visit after the field was drawn.
  useEffect(() => {
    if (isFilled) setOpen(true)
  }, [isFilled])
  const [said, say] = useState('')
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
        onChoose={(found) => {
          setOpen(true)
          say(text('address.chosen', { address: formatAddress(found) }))
          onChange(chosenAddress(found))
        }}
        onNone={() => setOpen(true)}
      />
      <details className={styles.details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          {text('address.byParts')}
          <Icon name="chevron-down" />
        </summary>
        {parts}
      </details>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}

type AddressPartsProps = Pick<InputProps, 'name' | 'invalid' | 'describedBy' | 'disabled'> & {
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
const requiredParts: readonly AddressPart[] = ['street', 'zip', 'locality']

/** The parts of an address, each in a field of its own. */
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
            <label className={styles.partLabel} htmlFor={own}>
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
              aria-invalid={(invalid && requiredParts.includes(part) && value.trim() === '') || undefined}
              aria-describedby={describedBy}
              onChange={(event) => onPart(part, event.currentTarget.value)}
            />
          </div>
        )
      })}
    </div>
  )
}

/** What is kept of a suggestion. */
export const chosenAddress = (found: Address): AddressValue => readAddress(found)

/** An address with one part typed over. Where it lies on the map is no longer known, unless it is another box there. */
export function replacePart(value: AddressValue, part: AddressPart, text: string): AddressValue {
  const { address, lat, lon, ...parts } = value
  const place = part === 'boxNumber' && lat !== undefined && lon !== undefined ? { lat, lon } : {}
  return { ...parts, ...place, [part]: text }
}
