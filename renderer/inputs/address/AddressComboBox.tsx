import { type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect } from 'react'
import {
  ComboBox,
  type ComboBoxProps,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
} from 'react-aria-components/ComboBox'
import { PopoverContext } from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import type { Address } from '../../../schemas/engine'
import { formatAddress } from '../../format/formatAddress'
import { inputClass } from '../inputClass'
import styles from './AddressControl.module.css'

type Suggestion = { id: number; address: Address }

type AddressComboBoxProps = Omit<ComboBoxProps<Suggestion>, 'items' | 'children'> & {
  control: RefObject<HTMLInputElement | null>
  addresses: readonly Address[]
  label: string
  listLabel: string
  placeholder: string | undefined
}

/** A combo box of addresses. Its list is open while there are addresses. The key of an option is its index. */
export function AddressComboBox({ control, addresses, label, listLabel, placeholder, ...props }: AddressComboBoxProps) {
  const suggestions = addresses.map((address, id): Suggestion => ({ id, address }))
  return (
    <ComboBox
      {...props}
      className={styles.combobox}
      items={suggestions}
      selectedKey={null}
      allowsCustomValue
      shouldFocusWrap
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <Input ref={control} className={inputClass()} dir="auto" placeholder={placeholder} />
      <SuggestionList>
        <ListBox className={styles.options} aria-label={listLabel}>
          {({ address }: Suggestion) => (
            <ListBoxItem className={styles.option} textValue={formatAddress(address)}>
              {formatAddress(address)}
            </ListBoxItem>
          )}
        </ListBox>
      </SuggestionList>
      <OpenOnResults control={control} addresses={addresses} />
    </ComboBox>
  )
}

/**
 * The container of the options. React Aria also renders the options in a hidden tree to collect them, without a
 * container. A `Popover` would close when the visitor scrolls, and lie behind a modal dialog.
 */
function SuggestionList({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const popover = useSlottedContext(PopoverContext)
  if (!state) return children
  return (
    state.isOpen && (
      <section ref={popover?.ref} className={styles.list}>
        {children}
      </section>
    )
  )
}

/** Opens the list when addresses arrive, and keeps the rest of the page accessible. */
function OpenOnResults({ control, addresses }: Pick<AddressComboBoxProps, 'control' | 'addresses'>) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen
  // React Aria hides everything outside the open list from screen readers, though its links still take the focus. It
  // spares live regions, so this marks the page as one, before the effects of the combo box run.
  useLayoutEffect(() => {
    const page = control.current?.closest<HTMLElement>('body > *')
    if (!isOpen || !page) return
    page.dataset.liveAnnouncer = 'true'
    return () => {
      delete page.dataset.liveAnnouncer
    }
  }, [isOpen, control])
  // React Aria opens a list only in response to a key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once for each answer
  useEffect(() => {
    if (!state || addresses.length === 0 || control.current !== document.activeElement) return
    // React Aria does not notice a focus from before hydration.
    state.setFocused(true)
    state.open(null, 'input')
  }, [addresses])
  return null
}
