import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, PickupPlaceList } from '../../../../../schemas/engine'
import { wastePlacePath } from '../../../../../schemas/routes/wastePaths'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import { LinkCard } from './LinkCard'
import { Unserved } from './Unserved'

type Props = {
  title: string
  field: readonly Block[]
  /** What the search found; undefined without a search. */
  found: PickupPlaceList | undefined
}

/** Finds the pickups of an address. */
export function PlaceSearch({ title, field, found }: Props) {
  const { shellText: text } = useSession()
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
        <Unserved key={address} title={text('waste.unserved', { address })} />
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
