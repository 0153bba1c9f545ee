import { HeaderLink } from './HeaderLink'
import styles from './QuickLinks.module.css'

/** Search and menu as the first links of the header, for keyboards and for large text. */
export const QuickLinks = () => (
  <div className={styles.links}>
    <HeaderLink page="search" />
    <HeaderLink page="menu" />
  </div>
)
