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
import { AddressComboBox } from './AddressComboBox'
import styles from './AddressControl.module.css'
import { useAddressSuggestions } from './useAddressSuggestions'

type AddressSearchProps = Pick<InputProps, 'field' | 'id' | 'invalid' | 'describedBy' | 'disabled'> & {
  findAddresses: NonNullable<Host['findAddresses']>
  onChoose(address: Address): void
  /** Called when no address was found or the search failed: the visitor types the address. */
  onNone(): void
}

/** A combo box that suggests addresses; none is preselected. */
export function AddressSearch(props: AddressSearchProps) {
  const { field, id, invalid, describedBy, disabled, onChoose } = props
  const text = useText()
  const { locale } = useHost()
  const [typed, setTyped] = useState('')
  const { status, addresses, search, close, showsFailure, hideFailure } = useReportedSuggestions(props)
  const isOpen = addresses.length > 0

  const changeText = (next: string) => {
    setTyped(next)
    search(next)
  }
  const control = useRef<HTMLInputElement>(null)
  useRestoredText(control, typed, changeText)
  const chooseAddress = (index: Key | null) => {
    const address = addresses[Number(index)]
    if (index === null || !address) return
    setTyped(formatAddress(address))
    close()
    onChoose(address)
  }
  /** Escape closes the list, then empties the field; only then does it reach a surrounding dialog. */
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!isOpen && typed === '')) return event.continuePropagation()
    event.preventDefault()
    if (!isOpen) changeText('')
  }
  return (
    <div className={styles.search}>
      <I18nProvider locale={locale}>
        <AddressComboBox
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
          onInputChange={changeText}
          onSelectionChange={chooseAddress}
          onOpenChange={(open) => {
            // An arrow key opens an empty list, which closes at once; search for the typed text instead.
            if (open && !isOpen) search(typed)
            else if (!open && isOpen) close()
          }}
          onKeyDown={handleEscape}
          onBlur={() => {
            if (status === 'found' || status === 'searching' || status === 'idle') close()
          }}
        />
      </I18nProvider>
      <SearchStatus status={status} isInDialog={showsFailure} />
      {showsFailure && <AddressFailure onClose={hideFailure} />}
    </div>
  )
}

type Suggestions = ReturnType<typeof useAddressSuggestions>

/** Suggests addresses, and reports when there are none. `showsFailure` says whether a dialog tells of a failed search. */
function useReportedSuggestions({ findAddresses, onNone }: AddressSearchProps) {
  const [showsFailure, setShowsFailure] = useState(false)
  const hasShownFailure = useRef(false)
  const suggestions: Suggestions = useAddressSuggestions(findAddresses, (answer) => {
    if (answer === 'failed') {
      // Only the first failure opens a dialog. Later ones show below the field, so that they do not interrupt typing.
      setShowsFailure(!hasShownFailure.current)
      hasShownFailure.current = true
    } else hasShownFailure.current = false
    if (answer !== 'found') onNone()
  })
  return { ...suggestions, showsFailure, hideFailure: () => setShowsFailure(false) }
}

/** Says that a search runs, found nothing or failed, unless a dialog tells of the failure. */
function SearchStatus({ status, isInDialog }: Pick<Suggestions, 'status'> & { isInDialog: boolean }) {
  const text = useText()
  return (
    <>
      {status === 'failed' && !isInDialog && <ErrorText>{text('address.failed')}</ErrorText>}
      {status === 'none' && <p className={styles.none}>{text('address.none')}</p>}
      <VisuallyHidden live>
        {status === 'searching' && text('address.searching')}
        {status === 'none' && text('address.none')}
      </VisuallyHidden>
    </>
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
