import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useText } from '../../i18n/TextContext'
import { EmptyMessage } from '../../parts/EmptyMessage'
import styles from './WalkList.module.css'

export { default as contract } from '../../../schemas/generated/blocks/walk-list.js'

/** A list of walks with their number, side by side on wide screens. */
export function WalkList({ data: { components, total, filterCount = 0 } }: BlockProps<'walk-list'>) {
  const text = useText()
  if (components.length === 0) {
    return <EmptyMessage title={text(filterCount > 0 ? 'walks.noStrollFiltered' : 'walks.noStroll')} />
  }
  return (
    <div>
      {total >= 0 && <p className={styles.count}>{text('walks.count', { count: total })}</p>}
      <ul className={styles.walks}>
        <Blocks components={components} as="li" />
      </ul>
    </div>
  )
}
