import { useRef, useState } from 'react'
import type { Key, KeyboardEvent } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Address } from '../../../schemas/engine'
import { type Host, useHost } from '../../engine/HostContext'
import { formatAddress } from '../../format/formatAddress'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Dialog } from '../../parts/Dialog'
import { ErrorText } from '../../parts/ErrorText'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { useRestoredText } from '../useRestoredText'
import styles from './AddressControl.module.css'
import { Suggestions } from './Suggestions'
import { useSuggestions } from './useSuggestions'

type AddressSearchProps = Pick<InputProps, 'field' | 'id' | 'invalid' | 'describedBy' | 'disabled'> & {
  findAddresses: NonNullable<Host['findAddresses']>
  onChoose(address: Address): void
  /** Called when no address was found or the search failed: the visitor types the address. */
  onNone(): void
}

/** Searches for an address: a combo box with suggestions, of which none is preselected. */
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
  const { locale } = useHost()
  const [typed, setTyped] = useState('')
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
    search(next)
  }
  const control = useRef<HTMLInputElement>(null)
  useRestoredText(control, typed, type)
  const choose = (index: Key | null) => {
    const address = addresses[Number(index)]
    if (index === null || !address) return
    setTyped(formatAddress(address))
    close()
    onChoose(address)
  }
  /** The first Escape closes the list, the second empties the field; a dialog around it gets the others. */
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!isOpen && typed === '')) return event.continuePropagation()
    event.preventDefault()
    if (!isOpen) type('')
  }
  return (
    <div className={styles.search}>
      <I18nProvider locale={locale}>
        <Suggestions
          id={id}
          control={control}
          addresses={addresses}
          label={text('address.search')}
          listLabel={text('address.suggestions')}
          placeholder={field.placeholder}
          inputValue={typed}
          isDisabled={disabled}
          isInvalid={invalid}
          aria-describedby={describedBy}
          onInputChange={type}
          onSelectionChange={choose}
          onOpenChange={(open) => {
            // An arrow key opens the empty list, which closes again at once: what is typed is searched for.
            if (open && !isOpen) search(typed)
            else if (!open && isOpen) close()
          }}
          onKeyDown={closeByKey}
          onBlur={() => {
            if (status === 'found' || status === 'searching' || status === 'idle') close()
          }}
        />
      </I18nProvider>
      {status === 'failed' && !isTold && <ErrorText>{text('address.failed')}</ErrorText>}
      {status === 'none' && <p className={styles.none}>{text('address.none')}</p>}
      <VisuallyHidden live>
        {status === 'searching' && text('address.searching')}
        {status === 'none' && text('address.none')}
      </VisuallyHidden>
      {isTold && <AddressFailure onClose={() => setTold(false)} />}
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
