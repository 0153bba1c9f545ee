import { type SubmitEvent, useState } from 'react'
import type { Run } from '../../../../../renderer/engine/BlockProps'
import { createFormScope, type FormScope } from '../../../../../renderer/engine/createFormScope'
import { useIsSending } from '../../../../../renderer/engine/FormScopeContext'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { Field } from '../../../../../renderer/inputs/Field'
import { useFields } from '../../../../../renderer/inputs/useFields'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { WalkFilter } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { filterParameters } from '../walkQueries'
import styles from './FilterForm.module.css'

/** Values of the filter form by name, as parameters of the address. */
export type FilterValues = Readonly<Record<string, string | readonly string[] | undefined>>

type Props = {
  filter: WalkFilter
  /** Receives the sent values and the response body. */
  onResult(values: FilterValues, body: unknown): void
}

/**
 * The filter form. It makes the call of its definition, and keeps its values when that fails. Without JavaScript, its
 * values become parameters of the page.
 */
export function FilterForm({ filter, onResult }: Props) {
  const { portal, shellText: text, text: blockText } = useSession()
  const { params } = usePageQuery()
  const [scope] = useState(createFormScope)
  const { fields, idOf } = useFields(filter.inputs, scope)
  const isSending = useIsSending(scope)
  const { hasFailed, submit } = useFilterCall(scope, filter, onResult)
  const keptParameters = [...params].filter(([name]) => name === 'query' || name === 'vue')
  return (
    <form
      className={styles.form}
      method="get"
      action={portalPath(portal.cardName, '/balade')}
      onSubmit={(event) => void submit(event)}
    >
      {keptParameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.fields} disabled={isSending}>
        <legend>
          <VisuallyHidden>{text('walks.filterTitle')}</VisuallyHidden>
        </legend>
        {fields.all.map((field) => (
          <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
        ))}
      </fieldset>
      {hasFailed && <ErrorText>{blockText('error.basic')}</ErrorText>}
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
          {isSending && <Spinner label={text('walks.filterApply')} />}
          {text('walks.filterApply')}
        </button>
        <button
          type="reset"
          className={buttonClass('link')}
          onClick={(event) => {
            event.preventDefault()
            onResult({}, undefined)
          }}
        >
          {text('walks.filterClear')}
        </button>
      </div>
    </form>
  )
}

/** Makes the call of the filter's definition with the values of the form. */
function useFilterCall(scope: FormScope, { method, endpoint }: WalkFilter, onResult: Props['onResult']) {
  const host = useHost()
  const [hasFailed, setFailed] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setFailed(false)
    let values: FilterValues = {}
    let body: unknown
    const run: Run = async (action) => {
      if (action.handler === 'submit') values = toParameters(action.data.fields)
      const outcome = await host.run(action, { key: 'walk-filter' })
      if (outcome.status === 'done') body = outcome.value
      return outcome
    }
    const { outcome } = await scope.send({ handler: 'submit', data: { method, endpoint } }, run)
    if (outcome.status === 'done') onResult(values, body)
    else if (outcome.status === 'failed' || outcome.status === 'invalid') setFailed(true)
  }
  return { hasFailed, submit }
}

/** The values as parameters of the address. Unset filters clear earlier ones. */
function toParameters(fields: unknown): FilterValues {
  const values = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  const clearedFilters = Object.fromEntries(filterParameters.map((name) => [name, undefined]))
  return {
    ...clearedFilters,
    ...Object.fromEntries(
      values.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value ?? '')]),
    ),
  }
}
