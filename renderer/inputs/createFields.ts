import { checkField, isEmptyValue } from '../../schemas/inputs/checkField'
import { createFieldStates } from './createFieldStates'
import { createTimers } from './createTimers'
import type { FieldError, FieldValue, FormField, InputType } from './Input'
import { inputs } from './inputs'

export type Fields = ReturnType<typeof createFields>

type Options = {
  /** The current time, for dates that must be in the future. */
  now(): Date
  /** Called after the visitor changes a value. */
  onChange?(): void
}

/** Milliseconds after the first input during which a field shows no error. */
const gracePeriodMs = 2000

/** Types whose values are trimmed when they are sent. Enter submits a form before the blur event could trim them. */
const trimmedTypes: readonly InputType[] = ['email', 'url', 'phone', 'media-handle']

/**
 * Holds the values and errors of fields, each with its own subscription. The first of two fields with the same name
 * counts.
 */
export function createFields(all: readonly FormField[], { now, onChange }: Options) {
  const fields = new Map<string, FormField>()
  for (const field of all) if (!fields.has(field.name)) fields.set(field.name, field)
  const { read, write, subscribe } = createFieldStates(fields)
  /** Fields past the grace period, whose errors are shown. */
  const revealed = new Set<string>()
  /** Errors of unfinished fields, such as a picture being cropped. */
  const unfinished = new Map<string, FieldError>()
  const graceTimers = createTimers()
  const debounceTimers = createTimers()

  function findError(name: string): FieldError | undefined {
    const field = fields.get(name)
    return unfinished.get(name) ?? (field && checkField(field, read(name).value, now()))
  }

  /** Validates a field and notifies its listeners if the error changed. */
  function showError(name: string, announced: boolean): void {
    debounceTimers.clear(name)
    const state = read(name)
    const error = findError(name)
    if (JSON.stringify(error) !== JSON.stringify(state.error)) write(name, { value: state.value, error, announced })
  }

  /** Ends the grace period of a field. A value that is still being typed is validated when typing ends. */
  function reveal(name: string): void {
    revealed.add(name)
    if (!debounceTimers.has(name)) showError(name, true)
  }

  function endTyping(name: string): void {
    debounceTimers.clear(name)
    if (revealed.has(name)) showError(name, true)
  }

  return {
    /** The fields in order, each name once. */
    all: [...fields.values()],
    read,

    subscribe,

    /** Sets a value that the visitor changed. */
    change(name: string, value: FieldValue): void {
      const field = fields.get(name)
      const { value: previous, error, announced = false } = read(name)
      if (!field || Object.is(previous, value)) return
      write(name, { value })
      // A shown error stays until the value is valid.
      if (error && findError(name)) write(name, { value, error, announced })
      const { debounce } = inputs[field.inputType]
      if (debounce) debounceTimers.start(name, debounce, () => endTyping(name))
      if (!revealed.has(name) && !graceTimers.has(name)) graceTimers.start(name, gracePeriodMs, () => reveal(name))
      else if (revealed.has(name) && !debounce) showError(name, true)
      onChange?.()
    },

    /** Sets the error of an unfinished field; undefined once it is finished. */
    setUnfinished(name: string, error: FieldError | undefined): void {
      if (error) unfinished.set(name, error)
      else if (unfinished.delete(name) && revealed.has(name)) showError(name, false)
    },

    /**
     * Validates a debounced value when the visitor leaves the field. The grace period and an error of `refuse` stay
     * in force.
     */
    leave(name: string): void {
      if (debounceTimers.has(name)) endTyping(name)
    },

    /** Restores values of an earlier visit, except in fields the visitor has changed since. */
    restore(values: Readonly<Record<string, unknown>>): void {
      for (const [name, field] of fields) {
        if (!Object.hasOwn(values, name) || revealed.has(name) || graceTimers.has(name)) continue
        write(name, { value: inputs[field.inputType].initial({ ...field, value: values[name] }) })
      }
    },

    /** Validates every field and shows the errors. Returns the invalid fields in order. */
    check(): FormField[] {
      for (const name of fields.keys()) {
        graceTimers.clear(name)
        revealed.add(name)
        showError(name, false)
      }
      return [...fields.values()].filter(({ name }) => read(name).error)
    },

    /** Shows an error from the server until the value changes. Returns false if no such field is visible. */
    refuse(name: string, error: FieldError): boolean {
      if ((fields.get(name)?.inputType ?? 'hidden') === 'hidden') return false
      revealed.add(name)
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

    /** Clears all timers. */
    stop(): void {
      graceTimers.stop()
      debounceTimers.stop()
    },
  }
}
