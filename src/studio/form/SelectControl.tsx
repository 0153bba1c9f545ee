import { valueWords } from '../outline/ContractWords'
import { useStudioText } from '../texts/StudioText'
import type { ControlProps } from './ControlProps'
import type { ControlField } from './Field'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'

type Props = ControlProps & { field: ControlField }

/** A choice among the values that the contract allows. An optional one may be left open. */
export function SelectControl({ field, value, attributes, onType }: Props) {
  const text = useStudioText()
  const { words } = useFormPorts()
  const { choices, isRequired, fallback, node } = field
  const open =
    fallback === undefined ? text('form.noChoice') : text('form.default', { value: valueWords(node, words, fallback) })
  return (
    <select {...attributes} className={styles.select} value={value} onChange={(event) => onType(event.target.value)}>
      {(!isRequired || value === '') && <option value="">{open}</option>}
      {choices.map((choice, index) => (
        <option key={JSON.stringify(choice.value)} value={index}>
          {node.values?.includes(choice.value) ? choice.title : text('form.unforeseen', { value: choice.title })}
        </option>
      ))}
    </select>
  )
}
