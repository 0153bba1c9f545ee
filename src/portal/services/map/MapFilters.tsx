import { useHost } from '../../../../renderer/engine/HostContext'
import { formatDistance } from '../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Chip } from '../../../../renderer/parts/Chip'
import { ChipRow } from '../../../../renderer/parts/ChipRow'
import { Icon } from '../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { MapCategory } from '../../../../schemas/engine'
import { isolateRightToLeft } from '../../../../schemas/html/isolateRightToLeft'
import { useSession } from '../../session/Session'
import styles from './MapFilters.module.css'
import type { MapAddress } from './mapQueries'
import { NeedChips } from './NeedChips'
import type { Origin } from './useOrigin'

type Props = { categories: readonly MapCategory[]; address: MapAddress; origin: Origin }

type FilterProps = { label: string; changes: Record<string, string | undefined>; selected: boolean }

/** The filters of the places. All are links, which work without a script. */
export function MapFilters({ categories, address: { filter }, origin }: Props) {
  const { shellText } = useSession()
  const isHydrated = useHydrated()
  const chosen = filter.category
  const top = categories.find(({ uid, children }) => uid === chosen || children.some((child) => child.uid === chosen))
  return (
    <nav className={styles.filters} aria-label={shellText('places.filters')}>
      <ChipRow line="always">
        <FilterChip
          label={shellText('places.open')}
          changes={{ open: filter.open ? undefined : '1' }}
          selected={filter.open === true}
        />
        {origin.place && (
          <FilterChip
            label={shellText('places.aroundPlace', { name: origin.place.name })}
            changes={{ near: undefined }}
            selected
          />
        )}
        {filter.bbox && <FilterChip label={shellText('places.zone')} changes={{ zone: undefined }} selected />}
        {categories.map((category) => (
          <CategoryChip key={category.uid} category={category} chosen={top?.uid} />
        ))}
      </ChipRow>
      {top && top.children.length > 0 && (
        <ChipRow line="always" label={shellText('places.subcategories')}>
          {top.children.map((category) => (
            <CategoryChip key={category.uid} category={category} chosen={chosen} fallback={top.uid} />
          ))}
        </ChipRow>
      )}
      <NeedChips />
      <div className={styles.tools}>
        {isHydrated && (
          <>
            <button type="button" className={buttonClass('link')} onClick={origin.locate}>
              <Icon name="pin" />
              {shellText('places.locate')}
            </button>
            {filter.query && <FindAddress query={filter.query} origin={origin} />}
          </>
        )}
      </div>
      <OriginNote origin={origin} />
    </nav>
  )
}

function FilterChip({ label, changes, selected }: FilterProps) {
  const host = useHost()
  const action = usePageQuery().to({ place: undefined, ...changes })
  const press = () => host.run(action, { key: 'filter' })
  return (
    <li>
      <Chip label={label} href={host.href(action) ?? ''} selected={selected} onPress={press} />
    </li>
  )
}

type CategoryProps = {
  category: MapCategory
  chosen: string | undefined
  /** The category that a second press selects. */
  fallback?: string
}

function CategoryChip({ category: { uid, label, count }, chosen, fallback }: CategoryProps) {
  const { shellText } = useSession()
  const selected = uid === chosen
  return (
    <FilterChip
      label={shellText('places.categoryCount', { label, count })}
      changes={{ category: selected ? fallback : uid }}
      selected={selected}
    />
  )
}

function FindAddress({ query, origin }: { query: string; origin: Origin }) {
  const { shellText } = useSession()
  return (
    <button type="button" className={buttonClass('link')} onClick={() => origin.findAddress(query)}>
      <Icon name="search" />
      {shellText('places.findAddress', { query: isolateRightToLeft(query) })}
    </button>
  )
}

/** In metres: the note mentions accuracies above this. */
const coarseAccuracy = 1000

/** The result of the last press that asked for a position or an address. Empty before the first. */
function OriginNote({ origin: { status, centre, place, position, near, distanceToTown } }: { origin: Origin }) {
  const { portal, shellText, locale } = useSession()
  const accuracy = position?.accuracy ?? 0
  const statusText = {
    unknown: '',
    locating: shellText('places.locating'),
    located:
      accuracy > coarseAccuracy
        ? shellText('places.coarse', { distance: formatDistance(accuracy, locale) })
        : shellText('places.located'),
    far: shellText('places.far', { distance: formatDistance(distanceToTown, locale), name: portal.name }),
    notLocated: shellText('places.notLocated'),
    addressFound: shellText('places.addressFound', { label: centre?.label ?? '' }),
    addressMissing: shellText('places.addressMissing'),
  }[status]
  return (
    <p className={styles.note} role="status" data-place={place ? '' : undefined}>
      {place ? shellText('places.sortedFrom', { name: place.name }) : statusText}
      {!place && status === 'located' && near && ` ${shellText('places.near', { label: near })}`}
    </p>
  )
}
