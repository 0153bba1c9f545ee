import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Summary } from '../../../../../../renderer/parts/Summary'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useGo } from '../../../../pages/useGo'
import { useSession } from '../../../../session/Session'
import { useReport } from '../drafts/useReport'
import { CrossMap } from '../place/CrossMap'
import { OutsideText } from '../place/OutsideText'
import { OwnPosition } from '../place/OwnPosition'
import { pathOf, positionOf, type ReportChoice, withPlace } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { AddressSearch } from './AddressSearch'
import { StepFrame } from './StepFrame'
import { ChoiceFields, StepLink } from './StepLink'

/** Where the defect is: the position of the device, an address, or the map under a cross. */
export function PlaceStep({ data: { choice, category, location, found } }: { data: ReportData }) {
  const { shellText: text } = useSession()
  const hydrated = useHydrated()
  const go = useGo()
  const { open } = useReport(choice.draft)
  const { lat: _, lon: __, ...placeless } = choice
  // The cross begins at what comes closest to the typed address.
  const best = found?.[0]
  const isUnplaced = choice.lat === undefined && open.photos.length > 0
  return (
    <StepFrame title={text('report.placeTitle')} lead={isUnplaced && text('report.photoUnplaced')} number={1}>
      {category && (
        <p>
          <strong lang={category.locale}>{category.title}</strong>{' '}
          <StepLink choice={{ ...choice, step: 'category' }}>{text('report.changeCategory')}</StepLink>
        </p>
      )}
      {location?.isInside === false && <OutsideText portal={location.portal} />}
      {hydrated && <OwnPosition onPosition={(at) => go(pathOf(withPlace(choice, at)))} />}
      <AddressSearch
        key={`search ${open.draft.address}`}
        choice={placeless}
        found={found}
        place={choice.lat === undefined ? open.draft.address : ''}
      />
      {hydrated && (
        <CrossMap
          key={`map ${best?.lat} ${best?.lon}`}
          start={location?.isInside === false ? undefined : (positionOf(choice) ?? best)}
          onChoose={(at) => go(pathOf(withPlace(choice, at)))}
        />
      )}
      {!hydrated && <Coordinates choice={placeless} />}
    </StepFrame>
  )
}

/** A position in degrees, for visitors without a script. */
function Coordinates({ choice }: { choice: ReportChoice }) {
  const { portal, shellText: text } = useSession()
  const { step: _, ...rest } = choice
  return (
    <details>
      <Summary>{text('report.coordinates')}</Summary>
      <form method="get" action={portalPath(portal.cardName, pagePaths.reports)} className={styles.coordinates}>
        <ChoiceFields choice={rest} />
        {(['lat', 'lon'] as const).map((name) => (
          <label key={name} className={styles.label}>
            {text(`report.${name}`)}
            <input
              className={inputClass()}
              name={name}
              type="text"
              inputMode="decimal"
              pattern="-?\d{1,3}(\.\d{1,9})?"
              required
            />
          </label>
        ))}
        <button type="submit" className={buttonClass('secondary')}>
          {text('report.choosePlace')}
        </button>
      </form>
    </details>
  )
}
