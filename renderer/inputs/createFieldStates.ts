import type { FieldError, FieldValue, FormField } from './Input'
import { inputs } from './inputs'

/** The state of a field: a new object on every change, the same one otherwise. */
type FieldState = {
  readonly value: FieldValue
  readonly error?: FieldError | undefined
  /** Whether to announce the error, because it appeared while the visitor was at the field. */
  readonly announced?: boolean
}

const unknownState: FieldState = { value: null }

export type FieldStates = ReturnType<typeof createFieldStates>

/** Creates the states of fields by name, each with its own listeners. */
export function createFieldStates(fields: ReadonlyMap<string, FormField>) {
  const states = new Map<string, FieldState>()
  for (const [name, field] of fields) states.set(name, { value: inputs[field.inputType].initial(field) })
  const listeners = new Map<string, Set<() => void>>()
  return {
    read: (name: string): FieldState => states.get(name) ?? unknownState,

    write(name: string, state: FieldState): void {
      states.set(name, state)
      for (const listener of listeners.get(name) ?? []) listener()
    },

    subscribe(name: string, listener: () => void): () => void {
      const subscribed = listeners.get(name) ?? new Set()
      listeners.set(name, subscribed.add(listener))
      return () => subscribed.delete(listener)
    },
  }
}
