import { useId } from 'react'
import { handlerNames } from '../../../schemas'
import { rootNode } from '../outline/DocumentRoot'
import { typeTitle } from '../outline/documentTitle'
import { useStudioText } from '../texts/StudioText'
import { changeHandler } from './changeHandler'
import type { Form } from './Field'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'

/** The choice of what an action does. Another handler keeps the data that both have. */
export function HandlerField({ form: { type, pointer } }: { form: Form }) {
  const text = useStudioText()
  const id = useId()
  const { edit, words, announce } = useFormPorts()
  const node = rootNode('action')
  const titleOf = (handler: string) => typeTitle('actions', handler, words)
  const isKnown = handlerNames.some((name) => name === type)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {text('form.handler')}
        </label>
        <code className={styles.name}>handler</code>
      </div>
      <select
        id={id}
        className={styles.select}
        data-focus={`${pointer}/handler`}
        value={type ?? ''}
        onChange={({ target: { value } }) => {
          if (!node) return
          edit((whole) => changeHandler(whole, node, pointer, value))
          announce(text('form.handlerChanged', { title: titleOf(value) }))
        }}
      >
        {!isKnown && <option value={type ?? ''}>{text('form.unforeseen', { value: type ?? '' })}</option>}
        {handlerNames.map((name) => (
          <option key={name} value={name}>
            {titleOf(name)}
          </option>
        ))}
      </select>
      <p className={styles.about}>{text('form.handlerAbout')}</p>
    </div>
  )
}
