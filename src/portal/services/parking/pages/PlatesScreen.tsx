import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { Block, ParkingPlate } from '../../../../../schemas/engine'
import { FieldSet } from '../../../forms/FieldSet'
import { useFormFields } from '../../../forms/useFormFields'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { parkingPaths, startPath } from '../ParkingAddress'
import { parkingForms } from '../parkingForms'
import { parkingOutcomes } from '../parkingOutcomes'
import { MeterHint } from '../parts/MeterHint'
import { PostForm } from '../parts/PostForm'
import styles from '../parts/parking.module.css'
import { SignIn } from '../parts/SignIn'

export type PlatesData = {
  /** Undefined where they could not be read. */
  plates: readonly ParkingPlate[] | undefined
  isSignedIn: boolean
  inputs: readonly Block<'dynamic-input'>[]
}

/** The licence plates of the visitor, and the form that adds one. */
export function PlatesScreen({ data: { plates, isSignedIn, inputs } }: { data: PlatesData }) {
  const { shellText: text } = useSession()
  const form = parkingForms[parkingPaths.plates]
  const typed = usePosted('parking-plates')?.refused?.fields
  const { fields, idOf, problems } = useFormFields(
    inputs.map(({ data }) => data),
    { posted: undefined, values: { country: 'B', ...typed } },
  )
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('parking.plates')}</h1>
        <p className={view.lead}>{text('parking.platesLead')}</p>
      </header>
      <FormOutcome texts={parkingOutcomes} form="parking" />
      {!plates && <MeterHint isAboutStay={false} />}
      {plates && !isSignedIn && <SignIn resumes={parkingPaths.plates} />}
      {isSignedIn && plates && form && (
        <>
          {plates.length === 0 && <EmptyMessage title={text('parking.noPlates')} />}
          <div className={entries.section}>
            {plates.map((plate) => (
              <PlateCard key={plate.plate} plate={plate} />
            ))}
          </div>
          <PostForm form={form} path={parkingPaths.plates} className={`${cardClass()} ${styles.form}`}>
            <h2 className={styles.heading}>{text('parking.addPlate')}</h2>
            <FieldSet fields={fields} idOf={idOf} problems={problems} legend={text('parking.addPlate')} />
            <p>
              <button type="submit" className={buttonClass('primary')}>
                {text('parking.add')}
              </button>
            </p>
          </PostForm>
        </>
      )}
    </div>
  )
}

function PlateCard({ plate: { plate, shown, country, name, isDefault } }: { plate: ParkingPlate }) {
  const { portal, shellText: text } = useSession()
  const form = parkingForms[parkingPaths.plates]
  if (!form) return null
  return (
    <PostForm form={form} path={parkingPaths.plates} className={`${cardClass()} ${styles.form}`}>
      <h2 className={styles.plate}>
        <span className={styles.country}>{country}</span> {shown}
      </h2>
      {(name || isDefault) && <p>{[name, isDefault && text('parking.isDefault')].filter(Boolean).join(' · ')}</p>}
      <p className={styles.tools}>
        <a
          className={buttonClass('secondary')}
          href={portalPath(portal.cardName, startPath({ plate: `${country} ${plate}` }))}
          rel="nofollow"
        >
          {text('parking.parkPlate', { plate: shown })}
        </a>
        {!isDefault && (
          <button
            type="submit"
            name="default"
            value={[country, plate, name ?? ''].join(' ').trim()}
            className={buttonClass('secondary')}
          >
            {text('parking.makeDefault', { plate: shown })}
          </button>
        )}
        <button type="submit" name="remove" value={plate} className={buttonClass('link')}>
          {text('parking.remove', { plate: shown })}
        </button>
      </p>
    </PostForm>
  )
}
