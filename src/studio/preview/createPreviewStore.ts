import type { Effect } from '../../../renderer/actions/effects'
import type { Address } from '../../../renderer/engine/AddressContext'
import type { Modal } from '../../../schemas/engine'

/** A confirmation that waits for its answer. */
export type Question = { effect: Effect<'confirm'>; answer(yes: boolean): void }

/** A modal that an action opened. The key is new for each. */
export type OpenModal = { key: number; modal: Modal }

/** What is open above the blocks of a preview, and the address of the page they seem to be on. */
export type PreviewStoreState = { question?: Question | undefined; modal?: OpenModal | undefined; address: Address }

export type PreviewStore = ReturnType<typeof createPreviewStore>

/** The store of what actions change in a preview: its modal, its confirmation and its address. */
export function createPreviewStore() {
  let shown: PreviewStoreState = { address: { path: '/', search: '' } }
  const listeners = new Set<() => void>()
  let modals = 0
  const show = (next: PreviewStoreState) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Opens a modal in place of the open one. */
    open: (modal: Modal) => show({ ...shown, modal: { key: ++modals, modal } }),

    /** Sets the address to a path of the portal with its query. */
    go(target: string) {
      const [, path = '/', search = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
      show({ ...shown, address: { path, search } })
    },
    close: () => show({ ...shown, modal: undefined }),

    /** Asks the user. An aborted question, or one replaced by another, resolves to false. */
    ask(effect: Effect<'confirm'>, signal: AbortSignal): Promise<boolean> {
      shown.question?.answer(false)
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          signal.removeEventListener('abort', refuse)
          if (shown.question === question) show({ ...shown, question: undefined })
          resolve(yes)
        }
        const refuse = () => answer(false)
        const question: Question = { effect, answer }
        signal.addEventListener('abort', refuse)
        show({ ...shown, question })
      })
    },
  }
}
