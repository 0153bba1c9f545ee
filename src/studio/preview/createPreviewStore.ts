import type { Effect } from '../../../renderer/actions/effects'
import type { Address } from '../../../renderer/engine/AddressContext'
import type { Modal } from '../../../schemas/engine'

/** A question that waits for its answer. */
export type Question = { effect: Effect<'confirm'>; answer(yes: boolean): void }

/** What stands above the blocks of a preview, and the page of the portal they believe to be on. */
export type PreviewStoreState = { question?: Question | undefined; modal?: Modal | undefined; address: Address }

export type PreviewStore = ReturnType<typeof createPreviewStore>

/** Holds what the actions of a preview put above it. */
export function createPreviewStore() {
  let shown: PreviewStoreState = { address: { path: '/', search: '' } }
  const listeners = new Set<() => void>()
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
    open: (modal: Modal) => show({ ...shown, modal }),

    /** Goes to a path of the portal, with its query. Nothing but the address changes. */
    go(target: string) {
      const [, path = '/', search = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
      show({ ...shown, address: { path, search } })
    },
    close: () => show({ ...shown, modal: undefined }),

    /** Asks whoever looks at the preview. An aborted question, or one that another replaces, is a no. */
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
