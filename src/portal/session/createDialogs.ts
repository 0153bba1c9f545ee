import type { ReactNode } from 'react'

/** Renders an open dialog. `close` closes it with an answer, or without one when the visitor dismisses it. */
export type RenderDialog = (close: (answer?: unknown) => void) => ReactNode

export type OpenDialog = { key: number; element: ReactNode; isModal: boolean }

export type Dialogs = ReturnType<typeof createDialogs>

/** Creates the stack of open dialogs: at most one modal of the contract, and the questions of actions above it. */
export function createDialogs() {
  let open: readonly OpenDialog[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const resolvers = new Map<number, (answer: unknown) => void>()

  function set(next: readonly OpenDialog[]) {
    open = next
    for (const listener of listeners) listener()
  }

  /** Closes dialogs and opens others in one change, so that the focus moves once. */
  function replace(closed: readonly OpenDialog[], added: readonly OpenDialog[], answer?: unknown) {
    set([...open.filter((dialog) => !closed.includes(dialog)), ...added])
    for (const { key } of closed) {
      const resolve = resolvers.get(key)
      resolvers.delete(key)
      resolve?.(answer)
    }
  }

  const openDialog = (render: RenderDialog, isModal: boolean): Promise<unknown> =>
    new Promise((resolve) => {
      const key = ++count
      resolvers.set(key, resolve)
      const close = (answer?: unknown) =>
        replace(
          open.filter((dialog) => dialog.key === key),
          [],
          answer,
        )
      replace(isModal ? modalAndAbove() : [], [{ key, element: render(close), isModal }])
    })

  function modalAndAbove(): readonly OpenDialog[] {
    const index = open.findIndex(({ isModal }) => isModal)
    return index < 0 ? [] : open.slice(index)
  }

  return {
    read: () => open,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Opens a dialog above the others. Resolves to the answer it closes with; undefined when it is dismissed. */
    show: (render: RenderDialog): Promise<unknown> => openDialog(render, false),

    /** Opens a modal in place of the open one and of the questions above that. Resolves when it closes. */
    showModal: (render: RenderDialog): Promise<unknown> => openDialog(render, true),

    /** Closes the modal and the questions above it. */
    closeModal: () => replace(modalAndAbove(), []),

    closeAll: () => replace(open, []),
  }
}
