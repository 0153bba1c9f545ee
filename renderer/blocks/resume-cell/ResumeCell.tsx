import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { useCardTitle } from '../../parts/CoverLink'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import styles from './ResumeCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/resume-cell.js'

/** A title above a list of labelled values. */
export function ResumeCell({ data: { title, items }, action, run }: BlockProps<'resume-cell'>) {
  const text = useText()
  const heading = useCardTitle({ title, action, run, className: styles.title })
  return (
    <article className={`${cardClass()} ${styles.cell}`} data-pressable={action ? '' : undefined}>
      {heading}
      {items.length === 0 ? (
        <p className={styles.none}>{text('list.empty')}</p>
      ) : (
        <dl className={styles.facts}>
          {items.map(({ label, value, icon }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts may share their names and keep their order
            <div key={index} className={styles.fact}>
              <dt className={styles.label}>
                {icon && <Icon name={icon} />}
                <span>{label}</span>
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
