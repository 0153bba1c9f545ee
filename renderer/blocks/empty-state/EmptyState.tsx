import type { BlockProps } from '../../engine/BlockProps'
import { ActionButton } from '../../parts/ActionButton'
import { EmptyMessage } from '../../parts/EmptyMessage'

export { default as contract } from '../../../schemas/generated/blocks/empty-state.js'

/** Says that there is nothing to show and offers a button. */
export function EmptyState({ data: { title, text, image, button }, action, run }: BlockProps<'empty-state'>) {
  return (
    <EmptyMessage title={title} text={text} image={image}>
      {button && <ActionButton button={button} action={action} run={run} />}
    </EmptyMessage>
  )
}
