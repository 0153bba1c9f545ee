import { type SubmitEvent, useState } from 'react'
import formStyles from '../../../renderer/blocks/form/Form.module.css'
import styles from '../../../renderer/inputs/Field.module.css'
import labelStyles from '../../../renderer/inputs/FieldLabel.module.css'
import { inputClass } from '../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { cardClass } from '../../../renderer/parts/cardClass'
import type { Contender } from './Contender'
import { reactContender } from './reactContender'

type Input = { name: string; label: string; required: boolean }
type FormData = { inputs: Input[]; method: string; endpoint: string; submitLabel: string }

/** A field written by hand for one form, with its own state and its single check. */
function TextField({ input: { name, label, required } }: { input: Input }) {
  const [value, setValue] = useState('')
  const [failed, setFailed] = useState(false)
  const id = `by-hand-${name}`
  return (
    <div className={`${styles.field} `}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && (
          <>
            {' '}
            <span className={labelStyles.suffix}>(facultatif)</span>
          </>
        )}
      </label>
      <input
        id={id}
        name={name}
        className={inputClass()}
        type="text"
        required={required}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => setFailed(required && value === '')}
        aria-invalid={failed || undefined}
      />
      {failed && <p className={styles.error}>Le champ est obligatoire</p>}
    </div>
  )
}

function HandForm({ data: { inputs, method, endpoint, submitLabel } }: { data: FormData }) {
  const submit = (event: SubmitEvent) => event.preventDefault()
  return (
    <div className={formStyles.root}>
      <form className={`${cardClass()} ${formStyles.form}`} method="post" noValidate onSubmit={submit}>
        <input type="hidden" name="_method" value={method} />
        <input type="hidden" name="_endpoint" value={endpoint} />
        <input type="hidden" name="_back" value="/" />
        <fieldset className={formStyles.fields}>
          {inputs.map((input) => (
            <TextField key={input.name} input={input} />
          ))}
        </fieldset>
        <button type="submit" className={`${buttonClass('primary')} ${formStyles.submit}`}>
          {submitLabel}
        </button>
      </form>
    </div>
  )
}

/** The same form by hand. */
export const handForm = (): Contender =>
  reactContender((text) => {
    const page: { components: { data: FormData }[] } = JSON.parse(text)
    return page.components.map(({ data }) => <HandForm key={data.endpoint} data={data} />)
  })
