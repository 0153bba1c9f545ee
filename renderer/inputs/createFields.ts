import { isEmptyValue } from '../../schemas/inputs/checkField'
import { createFieldChecks } from './createFieldChecks'
import { createFieldStates } from './createFieldStates'
import type { FieldError, FieldValue, FormField, InputType } from './Input'
import { inputs } from './inputs'

export type Fields = ReturnType<typeof createFields>

type Options = {
  /** The current time, for dates that must be in the future. */
  now(): Date
  /** Called after the visitor changes a value. */
  onChange?(): void
}

/** Types whose values are trimmed when they are sent. Enter submits a form before the blur event could trim them. */
const trimmedTypes: readonly InputType[] = ['email', 'url', 'phone', 'media-handle']

/**
 * Holds the values and errors of fields, each with its own subscription. The first of two fields with the same name
 * counts.
 */
export function createFields(all: readonly FormField[], { now, onChange }: Options) {
  const fields = firstByName(all)
  const states = createFieldStates(fields)
  const { read, write } = states
  const checks = createFieldChecks(fields, states, now)

  return {
    /** The fields in order, each name once. */
    all: [...fields.values()],
    read,
    subscribe: states.subscribe,
    setUnfinished: checks.setUnfinished,
    leave: checks.leave,
    stop: checks.stop,

    /** Sets a value that the visitor changed. */
    change(name: string, value: FieldValue): void {
      const field = fields.get(name)
      const { value: previous, error, announced = false } = read(name)
      if (!field || Object.is(previous, value)) return
      write(name, { value })
      // A shown error stays until the value is valid.
      if (error && checks.find(name)) write(name, { value, error, announced })
      checks.showAfterChange(field)
      onChange?.()
    },

    /** Restores values of an earlier visit, except in fields the visitor has changed since. */
    restore(values: Readonly<Record<string, unknown>>): void {
      for (const [name, field] of fields) {
        if (!Object.hasOwn(values, name) || checks.isTouched(name)) continue
        write(name, { value: inputs[field.inputType].initial({ ...field, value: values[name] }) })
      }
    },

    /** Validates every field and shows the errors. Returns the invalid fields in order. */
    check(): FormField[] {
      for (const name of fields.keys()) checks.reveal(name, true)
      return [...fields.values()].filter(({ name }) => read(name).error)
    },

    /** Shows an error from the server until the value changes. Returns false if no such field is visible. */
    refuse(name: string, error: FieldError): boolean {
      if ((fields.get(name)?.inputType ?? 'hidden') === 'hidden') return false
      checks.reveal(name, false)
      write(name, { value: read(name).value, error })
      return true
    },

    /** The values to send, by name. Empty fields are left out, or null with `withEmpty`. */
    values(withEmpty: boolean): Record<string, unknown> {
      const entries = [...fields].flatMap(([name, { inputType }]) => {
        const { value } = read(name)
        if (isEmptyValue(inputType, value)) return withEmpty ? [[name, null]] : []
        return [[name, typeof value === 'string' && trimmedTypes.includes(inputType) ? value.trim() : value]]
      })
      return Object.fromEntries(entries)
    },
  }
}

function firstByName(all: readonly FormField[]): Map<string, FormField> {
  const fields = new Map<string, FormField>()
  for (const field of all) if (!fields.has(field.name)) fields.set(field.name, field)
  return fields
}
