import styles from './card.module.css'

/** Class of whatever lies on the page as a card of the theme; `padded` unless its parts reach its edges. */
export const cardClass = (padded = true): string => (padded ? `${styles.card} ${styles.padded}` : `${styles.card}`)
