import type { ReactNode } from 'react'
import { type FormPageData, FormScreen } from '../../../forms/FormScreen'
import { useSession } from '../../../session/Session'
import { cardOutcomes } from '../cardOutcomes'

/** The form of a card. */
export function CardForm({ data, top }: { data: FormPageData; top?: ReactNode }) {
  const { shellText: text } = useSession()
  const back = { path: '/carte-de-fidelite', label: text('fidelity.all') }
  return (
    <FormScreen
      data={data}
      outcomes={cardOutcomes}
      name="fidelity-card"
      legend={text('fidelity.fields')}
      back={back}
      top={top}
    />
  )
}
