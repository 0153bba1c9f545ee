import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Address } from '../../../schemas/engine'
import type { Host } from '../../engine/HostContext'
import { formatAddress } from '../../format/formatAddress'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Dialog } from '../../parts/Dialog'
import { ErrorText } from '../../parts/ErrorText'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'
import styles from './AddressControl.module.css'
import { nextActiveIndex, useSuggestions } from './useSuggestions'

type AddressSearchProps = Pick<InputProps, 'field' | 'id' | 'invalid' | 'describedBy' | 'disabled'> & {
  findAddresses: NonNullable<Host['findAddresses']>
  onChoose(address: Address): void
  /** Called when no address was found or the search failed: the visitor types the address. */
  onNone(): void
}

/** Searches for an address: a combobox with suggestions, of which none is preselected. */
export function AddressSearch({
  field,
  id,
  invalid,
  describedBy,
  disabled,
  findAddresses,
  onChoose,
  onNone,
}: AddressSearchProps) {
  const text = useText()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [isTold, setTold] = useState(false)
  const wasTold = useRef(false)
  const { status, addresses, search, close } = useSuggestions(findAddresses, (answer) => {
    if (answer === 'failed') {
      // Only the first failure opens a dialog; later ones show below the field, so that typing is not interrupted.
      setTold(!wasTold.current)
      wasTold.current = true
    } else wasTold.current = false
    if (answer !== 'found') onNone()
  })
  const isOpen = addresses.length > 0

  const type = (next: string) => {
    setTyped(next)
    setActive(-1)
    search(next)
  }
  const control = useRef<HTMLInputElement>(null)
  useRestoredText(control, typed, type)
  const choose = (address: Address) => {
    setTyped(formatAddress(address))
    setActive(-1)
    close()
    onChoose(address)
  }
  /** Handles a key meant for the list. Returns whether it did. */
  const take = (key: string): boolean => {
    const moved = nextActiveIndex(key, active, addresses.length)
    const chosen = addresses[active]
    if (moved !== undefined) setActive(moved)
    else if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'ArrowDown') search(typed)
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Escape' && typed !== '') type('')
    else return false
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (!take(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {text('address.search')}
      </label>
      <div className={styles.combobox}>
        <input
          ref={control}
          id={id}
          className={inputClass()}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={field.placeholder}
          value={typed}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => {
            if (status === 'found' || status === 'searching' || status === 'idle') close()
          }}
        />
        <Suggestions id={list} addresses={addresses} active={active} onChoose={choose} />
      </div>
      {status === 'failed' && !isTold && <ErrorText>{text('address.failed')}</ErrorText>}
      {status === 'none' && <p className={styles.none}>{text('address.none')}</p>}
      <VisuallyHidden live>
        {status === 'searching' && text('address.searching')}
        {status === 'found' && text('address.count', { count: addresses.length })}
        {status === 'none' && text('address.none')}
      </VisuallyHidden>
      {isTold && <AddressFailure onClose={() => setTold(false)} />}
    </div>
  )
}

type SuggestionsProps = {
  id: string
  addresses: readonly Address[]
  /** Index of the active suggestion; −1 for none. */
  active: number
  onChoose(address: Address): void
}

/** The list below the combobox, which keeps the focus and handles the keys. */
function Suggestions({ id, addresses, active, onChoose }: SuggestionsProps) {
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a new answer replaces all suggestions
          key={index}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(address)}
        >
          {formatAddress(address)}
        </div>
      ))}
    </div>
  )
}

/** Says that the search failed and what to do instead. */
function AddressFailure({ onClose }: { onClose(): void }) {
  const text = useText()
  return (
    <Dialog title={text('address.failed')} onClose={onClose}>
      <div className={styles.failure}>
        <p>{text('address.byHand')}</p>
        <p>
          <button type="button" className={buttonClass('primary')} onClick={onClose}>
            {text('dialog.close')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
