import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { FidelityCardType } from '../../../../../schemas/engine'
import type { FormPageData } from '../../../forms/FormScreen'
import { useGo } from '../../../pages/useGo'
import { useShellText } from '../../../session/Session'
import { filledInputs } from '../cardModals'
import { groupNumber } from '../drawCode'
import type { ReadCard } from '../scan/ReadCard'
import { ScanPanel } from '../scan/ScanPanel'
import styles from '../scan/scan.module.css'
import { CardForm } from './CardForm'
import { TypeChoice } from './TypeChoice'

/** `form` asks for the number of a card of the type that the address names; undefined without one. */
export type AdditionData = {
  types: readonly FidelityCardType[]
  type: string
  title: string
  form: FormPageData | undefined
}

/**
 * Reads a card with the camera or from a photograph, or asks for what it bears. What was read stays in this page, not in its address,
 * until the visitor saves the card.
 */
export function ScanScreen({ data: { types, type, title, form } }: { data: AdditionData }) {
  const text = useShellText()
  const go = useGo()
  const isHydrated = useHydrated()
  const [card, setCard] = useState<ReadCard>()
  const read = card?.type === type ? card : undefined
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (read) result.current?.focus()
  }, [read])
  const keep = (found: ReadCard) => {
    setCard(found)
    const query = new URLSearchParams({ type: found.type, ...(title && { title }) })
    go(`/carte-de-fidelite/scanner?${query}`, true)
  }
  const chosen = types.find((each) => each.type === type)
  const filled = read && form && chosen && withNumber(form, filledInputs(chosen, { title, number: read.number }))
  const top = read ? (
    <p ref={result} tabIndex={-1} className={styles.read}>
      {text('fidelity.scan.read', { code: groupNumber({ code: read.type, number: read.number }) })}{' '}
      <button type="button" className={styles.again} onClick={() => setCard(undefined)}>
        {text('fidelity.scan.again')}
      </button>
    </p>
  ) : (
    isHydrated && <ScanPanel onCard={keep} />
  )
  return form ? <CardForm key={read?.number} data={filled ?? form} top={top} /> : <TypeChoice types={types} top={top} />
}

type Form = NonNullable<AdditionData['form']>

const withNumber = (form: Form, inputs: Form['form']['inputs']): Form => ({ ...form, form: { ...form.form, inputs } })
