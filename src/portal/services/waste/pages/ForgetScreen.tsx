import type { WasteHousehold } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { NoAddress } from '../parts/NoAddress'
import { Question } from '../parts/Question'
import { forgetPath, labelOf } from '../wasteAddresses'

export type ForgetData = { household: WasteHousehold | undefined }

/** Asks whether to forget the address of the visitor. */
export function ForgetScreen({ data: { household } }: { data: ForgetData }) {
  const { shellText: text } = useSession()
  const address = household?.address
  if (!address)
    return (
      <div className={view.text}>
        <header className={view.header}>
          <h1 className={view.title}>{text('waste.forget')}</h1>
        </header>
        <NoAddress />
      </div>
    )
  return (
    <Question title={text('waste.forget')} form="waste-forget" path={forgetPath} button="waste.forget" isDanger>
      <p>
        <strong>{labelOf(address)}</strong>, {address.zip} {address.locality}
      </p>
      <p>{text('waste.forgetText')}</p>
    </Question>
  )
}
