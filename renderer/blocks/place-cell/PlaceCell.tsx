import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatAddress } from '../../format/formatAddress'
import { formatDistance } from '../../format/formatQuantity'
import { cardClass } from '../../parts/cardClass'
import { Image } from '../../parts/Image'
import { OpenStatus } from '../../parts/OpenStatus'
import { Row } from '../../parts/Row'
import styles from './PlaceCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/place-cell.js'

const statusNames = { OPEN: 'open', CLOSE: 'closed' } as const

/** A place: whether it is open, its distance and its address. */
export function PlaceCell({ data, action, run }: BlockProps<'place-cell'>) {
  const { title, status, image, address, distance } = data
  const { locale } = useHost()
  const line = address && formatAddress(address)
  return (
    <article className={`${cardClass(false)} ${styles.cell}`} data-line="">
      <Row
        lead={image && <Image image={image} width={75} height={75} crop className={styles.image} />}
        title={title}
        heading={title.trim() !== ''}
        text={
          <>
            <span className={styles.facts}>
              <OpenStatus status={statusNames[status]} />
              {distance !== undefined && <span>{formatDistance(distance, locale)}</span>}
            </span>
            {line && <span className={styles.address}>{line}</span>}
          </>
        }
        action={action}
        run={run}
      />
    </article>
  )
}
