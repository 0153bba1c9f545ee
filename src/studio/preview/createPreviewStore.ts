import type { Effect } from '../../../renderer/actions/effects'
import type { Address } from '../../../renderer/engine/AddressContext'
import type { Modal } from '../../../schemas/engine'

/** A confirmation that waits for its answer. */
export type Question = { effect: Effect<'confirm'>; answer(yes: boolean): void }

/** A modal that an action opened. The key is new for each. */
export type OpenModal = { key: number; modal: Modal }

/** The open modal and question of a preview, and the address that its blocks read. */
export type PreviewStoreState = { question?: Question | undefined; modal?: OpenModal | undefined; address: Address }

export type PreviewStore = ReturnType<typeof createPreviewStore>

/** Creates the store of what actions change in a preview: modal, confirmation and address. */
export function createPreviewStore() {
  let state: PreviewStoreState = { address: { path: '/', search: '' } }
  const listeners = new Set<() => void>()
  let modalCount = 0
  const setState = (next: PreviewStoreState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Opens a modal in place of the open one. */
    open: (modal: Modal) => setState({ ...state, modal: { key: ++modalCount, modal } }),

    /** Sets the address to a path of the portal with its query. */
    go(target: string) {
      const [, path = '/', search = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
      setState({ ...state, address: { path, search } })
    },
    close: () => setState({ ...state, modal: undefined }),

    /** Asks the user. An aborted question, or one replaced by another, resolves to false. */
    ask(effect: Effect<'confirm'>, signal: AbortSignal): Promise<boolean> {
      state.question?.answer(false)
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          signal.removeEventListener('abort', refuse)
          if (state.question === question) setState({ ...state, question: undefined })
          resolve(yes)
        }
        const refuse = () => answer(false)
        const question: Question = { effect, answer }
        signal.addEventListener('abort', refuse)
        setState({ ...state, question })
      })
    },
  }
}
