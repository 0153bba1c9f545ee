import { useState } from 'react'
import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { SearchLandmark } from '../../../../../../renderer/parts/SearchLandmark'
import { Summary } from '../../../../../../renderer/parts/Summary'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../../location/Route'
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
import { searchedAddress } from '../reportQueries'
import { StepFrame } from './StepFrame'
import { ChoiceFields, StepLink } from './StepLink'

/** Where the defect is: the position of the device, an address, or the map under a cross. */
export function PlaceStep({ data: { choice, category, location, found } }: { data: ReportData }) {
  const { shellText: text } = useSession()
  const hydrated = useHydrated()
  const go = useGo()
  const { open } = useReport(choice.draft)
  const { lat: _, lon: __, ...placeless } = choice
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
      <AddressSearch key={open.draft.address} choice={placeless} found={found} place={open.draft.address} />
      {hydrated && (
        <CrossMap
          start={location?.isInside === false ? undefined : positionOf(choice)}
          onChoose={(at) => go(pathOf(withPlace(choice, at)))}
        />
      )}
      {!hydrated && <Coordinates choice={placeless} />}
    </StepFrame>
  )
}

type SearchProps = Pick<ReportData, 'found'> & {
  choice: ReportChoice
  /** The place in words, as it was typed without a network. */
  place: string
}

function AddressSearch({ choice, found, place }: SearchProps) {
  const { portal, shellText: text } = useSession()
  const go = useGo()
  const { search } = useRouteMatch()
  const [searched] = useState(searchedAddress(search))
  const submit = (form: HTMLFormElement) => {
    const address = String(new FormData(form).get('address') ?? '').trim()
    if (address === '') return
    const path = pathOf({ ...choice, step: 'place' })
    go(`${path}&${new URLSearchParams({ address })}`)
  }
  return (
    <SearchLandmark label={text('report.searchAddress')}>
      <form
        method="get"
        action={portalPath(portal.cardName, pagePaths.reports)}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <ChoiceFields choice={{ ...choice, step: 'place' }} />
        <label className={styles.label}>
          {text('report.searchAddress')}
          <input
            className={inputClass()}
            type="search"
            name="address"
            maxLength={200}
            defaultValue={searched || place}
          />
        </label>
        <button type="submit" className={buttonClass('secondary')}>
          {text('report.search')}
        </button>
      </form>
      <div role="status">
        {found && <p className={styles.muted}>{text('report.addressesFound', { count: found.length })}</p>}
      </div>
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label={text('report.addresses')}>
          {found.map((each) => (
            <li key={`${each.label} ${each.lat}`}>
              <StepLink choice={withPlace(choice, each)} className={styles.leaf}>
                <span className={styles.texts}>{each.label}</span>
                <Icon name="chevron-right" />
              </StepLink>
            </li>
          ))}
        </ul>
      )}
    </SearchLandmark>
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
