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

type SuggestionsProps = Omit<ComboBoxProps<Suggestion>, 'items' | 'children'> & {
  control: RefObject<HTMLInputElement | null>
  addresses: readonly Address[]
  label: string
  listLabel: string
  placeholder: string | undefined
}

/** A text field with a list of addresses, open while there are any. The key of a suggestion is its index. */
export function Suggestions({ control, addresses, label, listLabel, placeholder, ...props }: SuggestionsProps) {
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
      <Input ref={control} className={inputClass()} placeholder={placeholder} />
      <List>
        <ListBox className={styles.options} aria-label={listLabel}>
          {({ address }: Suggestion) => (
            <ListBoxItem className={styles.option} textValue={formatAddress(address)}>
              {formatAddress(address)}
            </ListBoxItem>
          )}
        </ListBox>
      </List>
      <OpenWithAnswer control={control} addresses={addresses} />
    </ComboBox>
  )
}

/**
 * What surrounds the options: nothing in the tree in which a combo box collects them, an element below the field while the
 * list is open. A `Popover` would close when the visitor scrolls, and lie behind a modal dialog.
 */
function List({ children }: { children: ReactNode }) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once for each answer
  useEffect(() => {
    if (!state || addresses.length === 0 || control.current !== document.activeElement) return
    // The visitor may have come to the field before hydration, unseen by the combo box.
    state.setFocused(true)
    state.open(null, 'input')
  }, [addresses])
  return null
}
