import { type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'
import {
  ComboBox,
  type ComboBoxProps,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import type { Address } from '../../../schemas/engine'
import { formatAddress } from '../../format/formatAddress'
import { inputClass } from '../inputClass'
import styles from './AddressControl.module.css'

type Suggestion = { id: number; address: Address }

type SuggestionsProps = Omit<ComboBoxProps<Suggestion>, 'items' | 'children'> & {
  control: RefObject<HTMLInputElement | null>
  addresses: readonly Address[]
  label: string
  listLabel: string
  placeholder: string | undefined
}

/** A text field with a list of addresses, open while there are any. The key of a suggestion is its index. */
export function Suggestions({ control, addresses, label, listLabel, placeholder, ...props }: SuggestionsProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const suggestions = addresses.map((address, id): Suggestion => ({ id, address }))
  return (
    <ComboBox
      {...props}
      ref={setFrame}
      className={styles.combobox}
      items={suggestions}
      selectedKey={null}
      allowsCustomValue
      shouldFocusWrap
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <Input ref={control} className={inputClass()} placeholder={placeholder} />
      {/* Beside the field: a modal dialog would cover a list at the end of the document. */}
      <Popover
        className={styles.list}
        offset={4}
        containerPadding={0}
        {...(frame && { UNSTABLE_portalContainer: frame })}
      >
        <ListBox aria-label={listLabel}>
          {({ address }: Suggestion) => (
            <ListBoxItem className={styles.option} textValue={formatAddress(address)}>
              {formatAddress(address)}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      <OpenWithAnswer control={control} addresses={addresses} />
    </ComboBox>
  )
}

/** Opens the list when addresses arrive, and keeps the page readable beside it. */
function OpenWithAnswer({ control, addresses }: Pick<SuggestionsProps, 'control' | 'addresses'>) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen
  // The open list would hide the rest of the page from screen readers, with links that still take the focus. A live region
  // stays; the mark must be there when the combo box, the parent, runs its effects.
  useLayoutEffect(() => {
    const page = control.current?.closest<HTMLElement>('body > *')
    if (!isOpen || !page) return
    page.dataset.liveAnnouncer = 'true'
    return () => {
      delete page.dataset.liveAnnouncer
    }
  }, [isOpen, control])
  // A combo box opens by itself only at the key that is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!state || addresses.length === 0 || control.current !== document.activeElement) return
    // The visitor may have come to the field before hydration, unseen by the combo box.
    state.setFocused(true)
    state.open(null, 'input')
  }, [addresses])
  return null
}
