import type { Action, FieldsHandler } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'
import type { Run } from './BlockProps'
import { type Rejection, rejectedFields } from './rejectedFields'
import { takesFields } from './takesFields'

/** The inputs of one block, which register with the form scope around them. */
export type FormPart = {
  /** Validates the inputs and shows their errors. Returns the ids of the invalid controls. */
  check(): readonly string[]
  /** The values to send, by name. Empty inputs are left out, or null with `withEmpty`. */
  values(withEmpty: boolean): Record<string, unknown>
  /** Shows that a service rejected an input. Returns the id of its control; undefined when the part has no such input. */
  reject(name: string, reason: Rejection): string | undefined
  /** Calls the listener when a value changes, until the returned function is called. */
  subscribe?(listener: () => void): () => void
}

/** The outcome of sending. `hasProblems`: the inputs show the errors, so the button need not. */
export type SendResult = { outcome: Outcome; hasProblems: boolean }

/** All inputs inside one modal or form, regardless of their blocks. */
export type FormScope = ReturnType<typeof createFormScope>

/**
 * Creates the scope of a form. `draft` is the key under which blocks inside keep their values until the form is sent
 * or discarded.
 */
export function createFormScope(draft?: string) {
  const parts = createFormParts()
  const sendingListeners = createListeners()
  const endListeners = createListeners()
  let sending = false

  function setSending(value: boolean): void {
    sending = value
    sendingListeners.call()
  }

  return {
    draft,
    register: parts.register,
    read: parts.read,
    subscribeValues: parts.subscribe,
    subscribe: sendingListeners.add,

    /** Calls the listener when the values have been sent or discarded, even if its input is unmounted by then. */
    onEnd(listener: () => void): void {
      endListeners.add(listener)
    },

    /** Discards the values. */
    discard: endListeners.call,

    /** Whether the values are being sent. */
    isSending: () => sending,

    /**
     * Runs an action with the values of the inputs, once at a time. When an input is invalid, nothing runs and the outcome is
     * `cancelled`. `showProblems` receives the ids of the invalid or rejected controls; by default the first takes the focus.
     */
    async send(
      action: Action,
      run: Run,
      showProblems: (ids: readonly string[]) => void = focusFirst,
    ): Promise<SendResult> {
      if (sending) return { outcome: { status: 'ignored' }, hasProblems: false }
      const invalid = parts.check()
      if (invalid.length > 0) {
        showProblems(invalid)
        return { outcome: { status: 'cancelled' }, hasProblems: true }
      }
      setSending(true)
      try {
        const outcome = await run(withValues(action, parts.values))
        const rejected = parts.reject(outcome)
        if (rejected.length > 0) showProblems(rejected)
        if (outcome.status === 'done') endListeners.call()
        return { outcome, hasProblems: rejected.length > 0 }
      } finally {
        setSending(false)
      }
    },
  }
}

/** Creates the parts of a form, together with their values. */
function createFormParts() {
  const parts = new Set<FormPart>()
  const valueListeners = createListeners()

  /** The first of two inputs with the same name counts. */
  const values = (withEmpty: boolean): Record<string, unknown> =>
    Object.fromEntries([...parts].reverse().flatMap((part) => Object.entries(part.values(withEmpty))))

  return {
    values,

    /** Registers a part until the returned function is called. */
    register(part: FormPart): () => void {
      parts.add(part)
      const stop = part.subscribe?.(valueListeners.call)
      valueListeners.call()
      return () => {
        stop?.()
        parts.delete(part)
      }
    },

    /** The value of an input now. */
    read: (name: string): unknown => values(false)[name],

    /** Calls the listener when a value may have changed, until the returned function is called. */
    subscribe: valueListeners.add,

    /** Validates all inputs and shows their errors. Returns the ids of the invalid controls. */
    check: (): string[] => [...parts].flatMap((part) => part.check()),

    /** Shows the inputs that a service rejected. Returns the ids of their controls. */
    reject: (outcome: Outcome): string[] =>
      rejectedFields(outcome).flatMap(({ name, reason }) =>
        [...parts].flatMap((part) => reject(part, name, reason) ?? []),
      ),
  }
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Adds a listener until the returned function is called. */
    add(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    call(): void {
      for (const listener of listeners) listener()
    },
  }
}

/** Services name the input `description` `comment`. */
const reject = (part: FormPart, name: string, reason: Rejection): string | undefined =>
  part.reject(name, reason) ?? (name === 'comment' ? part.reject('description', reason) : undefined)

/** Adds the values to the first call of a chain. Fields that the action defines itself keep their values. */
function withValues(action: Action, values: (withEmpty: boolean) => Record<string, unknown>): Action {
  if (!takesFields(action)) return action.then ? { ...action, then: withValues(action.then, values) } : action
  const withEmpty = action.handler === 'submit' && action.data.method === 'PATCH'
  return withFields(action, { ...values(withEmpty), ...action.data?.fields })
}

/** Generic, so that the compiler knows that the handler stays the same. */
const withFields = <A extends Action<FieldsHandler>>(action: A, fields: Record<string, unknown>): A => ({
  ...action,
  data: { ...action.data, fields },
})

/** Moves the focus to the first control in document order. */
function focusFirst(ids: readonly string[]): void {
  const controls = ids.flatMap((id) => document.getElementById(id) ?? [])
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  controls.sort((one, other) => (isBefore(one, other) ? -1 : 1))[0]?.focus()
}
