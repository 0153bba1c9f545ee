import type { Page } from '../../../schemas/engine'
import { Breadcrumb } from './Breadcrumb'
import styles from './PageTop.module.css'
import { ShareButton } from './ShareButton'

/** The line above a page: the path to it and, on wide screens, sharing. Phones share in the header. */
export const PageTop = ({ steps = [] }: { steps: Page['breadcrumb'] }) => (
  <div className={styles.top}>
    {steps.length > 1 && <Breadcrumb steps={steps} />}
    <span className={styles.share}>
      <ShareButton withLabel />
    </span>
  </div>
)
