import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { Row } from '../../parts/Row'
import styles from './PersonCard.module.css'

export { default as contract } from '../../../schemas/generated/blocks/person-card.js'

/** Side of the portrait, in CSS pixels. */
const portraitSize = 72

/** A person: portrait or initials, name and function. */
export function PersonCard({ data, action, run }: BlockProps<'person-card'>) {
  const { firstName, lastName, function: role, image } = data
  const { locale } = useHost()
  const letters = initials([firstName, lastName], locale)
  const portrait = image ? (
    <Image image={image} width={portraitSize} height={portraitSize} crop className={styles.portrait} />
  ) : (
    <span className={styles.portrait} aria-hidden="true">
      {letters || <Icon name="user" />}
    </span>
  )
  return (
    <div className={`${cardClass(false)} ${styles.card}`} data-line="">
      <Row
        lead={portrait}
        title={`${firstName} ${lastName}`}
        heading={letters !== ''}
        text={role}
        action={action}
        run={run}
      />
    </div>
  )
}

/** First letters of a first and a family name in capitals; empty when neither has a letter. */
export const initials = (names: readonly string[], locale: string): string =>
  names.map((name) => /\p{L}/u.exec(name)?.[0].toLocaleUpperCase(locale) ?? '').join('')
