import type { SubmitEvent } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { PlateProblem } from '../../../../../schemas/inputs/licencePlate'
import { FieldSet } from '../../../forms/FieldSet'
import { useFormFields } from '../../../forms/useFormFields'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { parkingPaths, readAddress, startPath } from '../ParkingAddress'
import styles from '../parts/parking.module.css'
import type { StartData } from './StartData'

type Props = {
  data: StartData
  /** Why the plate of the address is none. */
  problem: PlateProblem | undefined
}

/** Chooses the zone by its code, the plate and the duration. Sending it opens the address with what was chosen. */
export function ChoiceForm({ data: { address, zone, inputs }, problem }: Props) {
  const { portal, shellText: text } = useSession()
  const go = useGo()
  const hydrated = useHydrated()
  const usual = inputs.find(({ data }) => data.name === 'plate')?.data.options?.[0]?.value
  const { fields, idOf, problems, check } = useFormFields(
    inputs.map(({ data }) => data),
    { posted: undefined, values: { country: 'B', ...(usual && { plate: usual }), ...address } },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!check()) return
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    go(startPath(readAddress(new URLSearchParams(chosen))))
  }
  return (
    <form
      method="get"
      action={portalPath(portal.cardName, parkingPaths.start)}
      className={`${cardClass()} ${styles.form} ${entries.section}`}
      noValidate={hydrated}
      onSubmit={submit}
    >
      {zone && <input type="hidden" name="zone" value={zone.code} />}
      {problem && <ErrorText>{text(`parking.plate.${problem}`)}</ErrorText>}
      <FieldSet fields={fields} idOf={idOf} problems={problems} legend={text('parking.choice')} />
      <p>
        <button type="submit" className={buttonClass('primary')}>
          {text('parking.toPrice')}
        </button>
      </p>
    </form>
  )
}
