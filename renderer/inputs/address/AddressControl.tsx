import { useEffect, useState } from 'react'
import { isBlankAddress, readAddress } from '../../../schemas/inputs/addressValue'
import { useHost } from '../../engine/HostContext'
import { addressLine } from '../../format/addressLine'
import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import styles from './AddressControl.module.css'
import { AddressParts } from './AddressParts'
import { AddressSearch } from './AddressSearch'
import { changePart, chosenAddress } from './changeAddress'

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
      onPart={(part, typed) => onChange(changePart(address, part, typed))}
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
          say(text('address.chosen', { address: addressLine(found) }))
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
