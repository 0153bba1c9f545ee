import type { WastePlace } from '../../../../../schemas/routes/wastePaths'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { NoAddress } from '../parts/NoAddress'
import { Question } from '../parts/Question'
import { keepAddress, labelOf } from '../wasteAddresses'

export type KeepData = { place: WastePlace | undefined }

/** Asks whether to remember an address. Shown after a refusal, and to who opens its address. */
export function KeepScreen({ data: { place } }: { data: KeepData }) {
  const { shellText: text } = useSession()
  if (!place)
    return (
      <div className={view.text}>
        <header className={view.header}>
          <h1 className={view.title}>{text('waste.keep')}</h1>
        </header>
        <NoAddress />
      </div>
    )
  return (
    <Question title={text('waste.keep')} form="waste-address" path={keepAddress(place)} button="waste.keep">
      <p>
        <strong>{labelOf(place)}</strong>, {place.zip} {place.locality}
      </p>
      <p>{text('waste.keepText')}</p>
    </Question>
  )
}
