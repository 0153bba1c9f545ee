import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, PickupPlaceList } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { wastePlacePath } from '../../../../../schemas/routes/wastePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import { LinkCard } from './LinkCard'

type Props = {
  title: string
  field: readonly Block[]
  /** What the search found; undefined without a search. */
  found: PickupPlaceList | undefined
}

/** Finds the pickups of an address. */
export function PlaceSearch({ title, field, found }: Props) {
  const { portal, shellText: text } = useSession()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.search}>
        <PageBlocks components={field} />
      </div>
      {found && found.items.length > 0 && (
        <>
          <p role="status" className={styles.muted}>
            {text('waste.results', { count: found.items.length })}
          </p>
          <ul className={styles.list}>
            {found.items.map((place) => (
              <li key={`${place.label} ${place.zuid}`}>
                <PlaceCard place={place} />
              </li>
            ))}
          </ul>
        </>
      )}
      {found?.unserved?.slice(0, 1).map((address) => (
        <EmptyMessage key={address} title={text('waste.unserved', { address })} text={text('waste.unservedText')}>
          <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.containers)}>
            {text('waste.seeContainers')}
          </a>
        </EmptyMessage>
      ))}
      {found && found.items.length === 0 && !found.unserved && (
        <EmptyMessage title={text('waste.noMatch')} text={text('waste.noMatchText')} />
      )}
    </section>
  )
}

function PlaceCard({ place }: { place: PickupPlaceList['items'][number] }) {
  const { shellText: text } = useSession()
  const { luid, zuid, label, zone, street = label, number, zip = '-', locality = zone } = place
  return (
    <LinkCard
      path={wastePlacePath({ luid, zuid, street, number, zip, locality })}
      mark={<Icon name="pin" />}
      title={label}
      text={text('waste.zone', { zone })}
    />
  )
}
