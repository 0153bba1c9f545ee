import type { ReactNode } from 'react'

/** Renders an open dialog. `close` closes it with an answer, or without one when the visitor dismisses it. */
export type RenderDialog = (close: (answer?: unknown) => void) => ReactNode

/** A modal of the contract, a question above it, or an offer, which covers nothing and asks for no answer. */
type DialogKind = 'modal' | 'question' | 'offer'

export type OpenDialog = { key: number; element: ReactNode; kind: DialogKind }

const withoutOffers = (dialogs: readonly OpenDialog[]) => dialogs.filter(({ kind }) => kind !== 'offer')

/** The modal of the contract and the questions above it. */
function modalAndAbove(dialogs: readonly OpenDialog[]): readonly OpenDialog[] {
  const index = dialogs.findIndex(({ kind }) => kind === 'modal')
  return index < 0 ? [] : withoutOffers(dialogs.slice(index))
}

export type Dialogs = ReturnType<typeof createDialogs>

/**
 * Creates the stack of open dialogs: at most one modal of the contract, the questions of actions above it, and offers
 * beside them.
 */
export function createDialogs() {
  let open: readonly OpenDialog[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const resolvers = new Map<number, (answer: unknown) => void>()

  /** Closes dialogs and opens others in one change, so that the focus moves once. */
  function replace(closed: readonly OpenDialog[], added: readonly OpenDialog[], answer?: unknown) {
    open = [...open.filter((dialog) => !closed.includes(dialog)), ...added]
    for (const listener of listeners) listener()
    for (const { key } of closed) {
      const resolve = resolvers.get(key)
      resolvers.delete(key)
      resolve?.(answer)
    }
  }

  const openDialog = (render: RenderDialog, kind: DialogKind): Promise<unknown> =>
    new Promise((resolve) => {
      const key = ++count
      resolvers.set(key, resolve)
      const close = (answer?: unknown) =>
        replace(
          open.filter((dialog) => dialog.key === key),
          [],
          answer,
        )
      replace(kind === 'modal' ? modalAndAbove(open) : [], [{ key, element: render(close), kind }])
    })

  return {
    read: () => open,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Opens a dialog above the others. Resolves to the answer it closes with; undefined when it is dismissed. */
    show: (render: RenderDialog): Promise<unknown> => openDialog(render, 'question'),

    /** Opens a modal in place of the open one and of the questions above that. Resolves when it closes. */
    showModal: (render: RenderDialog): Promise<unknown> => openDialog(render, 'modal'),

    /** Opens an offer, which stays open when the others close. Resolves when it closes. */
    showOffer: (render: RenderDialog): Promise<unknown> => openDialog(render, 'offer'),

    /** Whether the visitor is busy with a dialog. An offer does not count. */
    isBusy: (): boolean => withoutOffers(open).length > 0,

    /** Closes the modal and the questions above it. */
    closeModal: () => replace(modalAndAbove(open), []),

    /** Closes all dialogs but offers. */
    closeAll: () => replace(withoutOffers(open), []),
  }
}
