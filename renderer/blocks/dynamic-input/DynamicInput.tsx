import type { BlockProps } from '../../engine/BlockProps'
import { BlockField } from '../../inputs/BlockField'

export { default as contract } from '../../../schemas/generated/blocks/dynamic-input.js'

/** One field outside a form block. */
export function DynamicInput({ data }: BlockProps<'dynamic-input'>) {
  return <BlockField field={data} sent={false} />
}
