import type { BlockProps } from '../../engine/BlockProps'
import { ActionButton } from '../../parts/ActionButton'
import styles from './Button.module.css'

export { default as contract } from '../../../schemas/generated/blocks/button.js'

/** A single button. Runs its own action, otherwise the block's. */
export function Button({ data, action, run }: BlockProps<'button'>) {
  return (
    <div className={styles.button}>
      <ActionButton button={data} action={action} run={run} />
    </div>
  )
}
