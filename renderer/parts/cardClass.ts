import styles from './card.module.css'

/** Class of a card. Cards whose content reaches the edges are not `padded`. */
export const cardClass = (padded = true): string => (padded ? `${styles.card} ${styles.padded}` : `${styles.card}`)
