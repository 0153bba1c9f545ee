import { cardClass } from '../../../../renderer/parts/cardClass'
import { Icon } from '../../../../renderer/parts/Icon'
import type { FidelityCard } from '../../../../schemas/engine'
import entries from '../../pages/entries.module.css'
import styles from './CardList.module.css'
import { groupNumber } from './drawCode'

type Props = {
  cards: readonly FidelityCard[]
  /** Name of the list, for screen readers. */
  label: string
  hrefOf(card: FidelityCard): string
}

/** The cards, each a link to the page that shows it at a till. */
export function CardList({ cards, label, hrefOf }: Props) {
  return (
    <ul className={entries.list} aria-label={label}>
      {cards.map((card) => (
        <li key={card.uid}>
          <a className={`${cardClass()} ${entries.card}`} href={hrefOf(card)}>
            <span className={`${entries.lead} ${styles.icon}`}>
              <Icon name="card" />
            </span>
            <span className={entries.texts}>
              <span className={entries.cardTitle}>{card.title}</span>
              <span className={styles.number}>{groupNumber(card)}</span>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
