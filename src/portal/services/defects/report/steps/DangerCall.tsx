import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { useSession } from '../../../../session/Session'
import type { Leaf } from '../findCategories'
import styles from '../report.module.css'

type Props = {
  category: Leaf | undefined
  /** Goes on where a link does not. */
  onSafe?(): void
}

/** What is dangerous, and the number to call. */
export function DangerCall({ category, onSafe }: Props) {
  const { shellText: text } = useSession()
  return (
    <>
      <div className={styles.danger}>
        <p className={styles.dangerText}>
          <Icon name="warning" />
          <span>{category?.urgent}</span>
        </p>
        <a className={`${buttonClass('danger')} ${styles.call}`} href="tel:112">
          <Icon name="phone" />
          {text('report.call')}
        </a>
      </div>
      {onSafe && (
        <p>
          <button type="button" className={buttonClass('secondary')} onClick={onSafe}>
            {text('report.safe')}
          </button>
        </p>
      )}
    </>
  )
}
