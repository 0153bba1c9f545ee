import { checkField } from '../../schemas/inputs/checkField'
import { isEmptyValue } from '../../schemas/inputs/isEmptyValue'
import type { Field, FieldError, FieldValue } from './Input'
import { inputs } from './inputs'

/** What a field shows. The same object until something about it changes. */
export type FieldState = {
  readonly value: FieldValue
  readonly error?: FieldError | undefined
  /** The error came while the visitor was at the field: it is said at once. */
  readonly spoken?: boolean
}

export type Fields = ReturnType<typeof createFields>

type Options = {
  /** The time, for what must be in the future. */
  now(): Date
  /** Told after the visitor changed a value. */
  onChange?(): void
}

type Timers = Map<string, ReturnType<typeof setTimeout>>

/** Milliseconds from the first typing on in which nothing is called wrong. */
const gracePeriodMs = 2000

/**
 * The values of some fields and what is wrong with each. Whoever shows a field follows that field alone. Of two fields
 * with one name the first counts.
 */
export function createFields(all: readonly Field[], { now, onChange }: Options) {
  const fields = new Map<string, Field>()
  for (const field of all) if (!fields.has(field.name)) fields.set(field.name, field)
  const states = new Map<string, FieldState>()
  for (const [name, field] of fields) states.set(name, { value: inputs[field.inputType].initial(field) })
  const listeners = new Map<string, Set<() => void>>()
  /** Fields whose errors show, and when those of the others will. */
  const open = new Set<string>()
  /** What the visitor has yet to finish. */
  const held = new Map<string, FieldError>()
  const waiting: Timers = new Map()
  const checking: Timers = new Map()

  const nothing: FieldState = { value: null }
  const read = (name: string): FieldState => states.get(name) ?? nothing

  function write(name: string, state: FieldState): void {
    states.set(name, state)
    for (const listener of listeners.get(name) ?? []) listener()
  }

  function find(name: string): FieldError | undefined {
    const field = fields.get(name)
    return held.get(name) ?? (field && checkField(field, read(name).value, now()))
  }

  /** Shows what is wrong with a field now. One that says the same as before is left alone. */
  function show(name: string, spoken: boolean): void {
    end(checking, name)
    const state = read(name)
    const error = find(name)
    if (JSON.stringify(error) !== JSON.stringify(state.error)) write(name, { value: state.value, error, spoken })
  }

  function wait(timers: Timers, name: string, delay: number, then: () => void): void {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(then, delay))
  }

  function end(timers: Timers, name: string): void {
    clearTimeout(timers.get(name))
    timers.delete(name)
  }

  /** The grace is over: a value that is still being typed waits for the end of that. */
  function reveal(name: string): void {
    open.add(name)
    if (!checking.has(name)) show(name, true)
  }

  /** Nothing is typed any more. */
  function rest(name: string): void {
    end(checking, name)
    if (open.has(name)) show(name, true)
  }

  return {
    /** In order, each name once. */
    all: [...fields.values()],
    read,

    subscribe(name: string, listener: () => void): () => void {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => known.delete(listener)
    },

    /** The visitor changed a value. */
    change(name: string, value: FieldValue): void {
      const field = fields.get(name)
      const { value: before, error, spoken = false } = read(name)
      if (!field || Object.is(before, value)) return
      write(name, { value })
      // An error that was told stays while somebody types towards a right value, and goes as soon as it is right.
      if (error && find(name)) write(name, { value, error, spoken })
      const { debounce } = inputs[field.inputType]
      if (debounce) wait(checking, name, debounce, () => rest(name))
      if (!open.has(name) && !waiting.has(name)) wait(waiting, name, gracePeriodMs, () => reveal(name))
      else if (open.has(name) && !debounce) show(name, true)
      onChange?.()
    },

    /** Notes what the visitor has yet to finish, which is wrong once the fields are checked; undefined when that is done. */
    hold(name: string, error: FieldError | undefined): void {
      if (error) held.set(name, error)
      else if (held.delete(name) && open.has(name)) show(name, false)
    },

    /** The visitor left a field: what was still being typed is checked. The grace holds, and so does what was refused. */
    leave(name: string): void {
      if (checking.has(name)) rest(name)
    },

    /** Takes up values of an earlier visit, except where something was typed already. */
    restore(values: Readonly<Record<string, unknown>>): void {
      for (const [name, field] of fields) {
        if (!Object.hasOwn(values, name) || open.has(name) || waiting.has(name)) continue
        write(name, { value: inputs[field.inputType].initial({ ...field, value: values[name] }) })
      }
    },

    /** Checks every field and shows what is wrong. The fields with errors, in order. */
    check(): Field[] {
      for (const name of fields.keys()) {
        end(waiting, name)
        open.add(name)
        show(name, false)
      }
      return [...fields.values()].filter(({ name }) => read(name).error)
    },

    /** Shows what the service found wrong with a field, until its value changes. False when no such field is seen. */
    refuse(name: string, error: FieldError): boolean {
      if ((fields.get(name)?.inputType ?? 'hidden') === 'hidden') return false
      open.add(name)
      write(name, { value: read(name).value, error })
      return true
    },

    /** Whether there is something to send. */
    isFilled({ name, inputType }: Field): boolean {
      return !isEmptyValue(inputType, read(name).value)
    },

    /** Ends what still waits. */
    stop(): void {
      for (const timer of [...waiting.values(), ...checking.values()]) clearTimeout(timer)
    },
  }
}
