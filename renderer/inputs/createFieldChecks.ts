import { checkField } from '../../schemas/inputs/checkField'
import type { FieldStates } from './createFieldStates'
import type { FieldError, FormField } from './Input'
import { inputs } from './inputs'

/** Milliseconds after the first input during which a field shows no error. */
const gracePeriodMs = 2000

/** Creates the checks of fields: they find errors, and show them when the visitor should see them. */
export function createFieldChecks(fields: ReadonlyMap<string, FormField>, states: FieldStates, now: () => Date) {
  const errors = createFieldErrors(fields, states, now)
  /** Fields past the grace period, whose errors are shown. */
  const revealed = new Set<string>()
  const graceTimers = createTimers()
  const debounceTimers = createTimers()

  function show(name: string, announced: boolean): void {
    debounceTimers.clear(name)
    errors.show(name, announced)
  }
  /** Ends the grace period of a field. A value that is still being typed is validated when typing ends. */
  function endGracePeriod(name: string): void {
    revealed.add(name)
    if (!debounceTimers.has(name)) show(name, true)
  }
  function endTyping(name: string): void {
    debounceTimers.clear(name)
    if (revealed.has(name)) show(name, true)
  }

  return {
    find: (name: string): FieldError | undefined => errors.find(name),

    /** Whether the visitor has changed a field, or may see its error. */
    isTouched: (name: string): boolean => revealed.has(name) || graceTimers.has(name),

    /** Shows the errors of a field from now on, and its present one if it is `checked`. */
    reveal(name: string, checked: boolean): void {
      revealed.add(name)
      if (!checked) return
      graceTimers.clear(name)
      show(name, false)
    },

    /** Shows the error of a field that the visitor has changed, once typing and the grace period have ended. */
    showAfterChange({ name, inputType }: FormField): void {
      const { debounce } = inputs[inputType]
      if (debounce) debounceTimers.start(name, debounce, () => endTyping(name))
      if (!this.isTouched(name)) graceTimers.start(name, gracePeriodMs, () => endGracePeriod(name))
      else if (revealed.has(name) && !debounce) show(name, true)
    },

    /** Sets the error of an unfinished field; undefined once it is finished. */
    setUnfinished(name: string, error: FieldError | undefined): void {
      if (errors.setUnfinished(name, error) && revealed.has(name)) show(name, false)
    },

    /** Validates a debounced value when the visitor leaves the field. The grace period and an error of the server stay in force. */
    leave(name: string): void {
      if (debounceTimers.has(name)) endTyping(name)
    },

    /** Clears all timers. */
    stop(): void {
      graceTimers.stop()
      debounceTimers.stop()
    },
  }
}

/** Creates the errors of fields, found by the contract or reported by unfinished controls. */
function createFieldErrors(fields: ReadonlyMap<string, FormField>, { read, write }: FieldStates, now: () => Date) {
  /** Errors of unfinished fields, such as a picture being cropped. */
  const unfinished = new Map<string, FieldError>()

  return {
    find(name: string): FieldError | undefined {
      const field = fields.get(name)
      return unfinished.get(name) ?? (field && checkField(field, read(name).value, now()))
    },

    /** Validates a field and notifies its listeners if the error changed. */
    show(name: string, announced: boolean): void {
      const { value, error: shown } = read(name)
      const error = this.find(name)
      if (JSON.stringify(error) !== JSON.stringify(shown)) write(name, { value, error, announced })
    },

    /** Sets the error of an unfinished field. Returns true when the field was unfinished and is finished now. */
    setUnfinished(name: string, error: FieldError | undefined): boolean {
      if (!error) return unfinished.delete(name)
      unfinished.set(name, error)
      return false
    },
  }
}

/** Creates timers by name. A new timer replaces the one of the same name. */
function createTimers() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    /** Whether the timer runs or has ended, and was not cleared. */
    has: (name: string): boolean => timers.has(name),

    start(name: string, delayMs: number, then: () => void): void {
      clearTimeout(timers.get(name))
      timers.set(name, setTimeout(then, delayMs))
    },

    clear(name: string): void {
      clearTimeout(timers.get(name))
      timers.delete(name)
    },

    /** Stops all timers. */
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
