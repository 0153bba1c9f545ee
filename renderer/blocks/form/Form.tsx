import type { BlockProps } from '../../engine/BlockProps'
import { FilledForm } from './FilledForm'

export { default as contract } from '../../../schemas/generated/blocks/form.js'

/** Fields to fill in and a button that sends them. The same fields keep what was typed when the page is read again. */
export function Form(props: BlockProps<'form'>) {
  return <FilledForm key={JSON.stringify(props.data.inputs.map(({ value: _, ...rest }) => rest))} {...props} />
}
