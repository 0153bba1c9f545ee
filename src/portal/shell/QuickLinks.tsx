import { pagePaths } from '../../../schemas/routes/pagePaths'
import { HeaderLink } from './HeaderLink'
import styles from './QuickLinks.module.css'

/** Search and menu as the first links of the header, for keyboards and for large text. */
export const QuickLinks = () => (
  <div className={styles.links}>
    <HeaderLink path={pagePaths.search} icon="search" label="search.title" labelClass={styles.label} />
    <HeaderLink path={pagePaths.menu} icon="menu" label="menu.title" labelClass={styles.label} />
  </div>
)
