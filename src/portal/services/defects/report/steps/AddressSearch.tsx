import { useEffect, useEffectEvent, useState } from 'react'
import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { SearchLandmark } from '../../../../../../renderer/parts/SearchLandmark'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../../location/Route'
import { portalPath } from '../../../../location/urls'
import { useGo } from '../../../../pages/useGo'
import { useSession } from '../../../../session/Session'
import { pathOf, type ReportChoice, withPlace } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { searchedAddress } from '../reportQueries'
import { ChoiceFields, StepLink } from './StepLink'

type Props = Pick<ReportData, 'found'> & {
  /** The choice without a place. */
  choice: ReportChoice
  /** The place in words, as it was typed without a network; it is searched at once. */
  place: string
}

/** Searches the place by its address. A search that leads to no place says what is missing, and offers what comes closest. */
export function AddressSearch({ choice, found, place }: Props) {
  const { portal, shellText: text } = useSession()
  const go = useGo()
  const { search } = useRouteMatch()
  const searched = searchedAddress(search)
  const [initial] = useState(searched || place)
  const lookUp = (address: string, replaces = false) =>
    go(`${pathOf({ ...choice, step: 'place' })}&${new URLSearchParams({ address })}`, replaces)
  const lookUpTyped = useEffectEvent(() => {
    if (searched === '' && place !== '') lookUp(place, true)
  })
  useEffect(() => lookUpTyped(), [])
  return (
    <SearchLandmark label={text('report.searchAddress')}>
      <form
        method="get"
        action={portalPath(portal.cardName, pagePaths.reports)}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const address = String(new FormData(event.currentTarget).get('address') ?? '').trim()
          if (address !== '') lookUp(address)
        }}
      >
        <ChoiceFields choice={{ ...choice, step: 'place' }} />
        <label className={styles.label}>
          {text('report.searchAddress')}
          <input className={inputClass()} type="search" name="address" maxLength={200} defaultValue={initial} />
        </label>
        <button type="submit" className={buttonClass('secondary')}>
          {text('report.search')}
        </button>
      </form>
      <div role="status">
        {found && (
          <p className={found.length === 0 ? styles.missing : styles.muted}>
            {text('report.addressesFound', { count: found.length, place: searched })}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label={text('report.addresses')}>
          {found.map((each, index) => (
            <li key={`${each.label} ${each.lat}`}>
              <StepLink choice={withPlace(choice, each)} className={styles.leaf}>
                <span className={styles.texts}>
                  <span className={index === 0 ? styles.leafTitle : undefined}>{each.label}</span>
                  {index === 0 && found.length > 1 && <span className={styles.muted}>{text('report.bestMatch')}</span>}
                </span>
                <Icon name="chevron-right" />
              </StepLink>
            </li>
          ))}
        </ul>
      )}
    </SearchLandmark>
  )
}
