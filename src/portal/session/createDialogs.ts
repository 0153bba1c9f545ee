import type { ReactNode } from 'react'

/** Renders an open dialog. `close` closes it with an answer, or without one when it is dismissed. */
export type RenderDialog = (close: (answer?: unknown) => void) => ReactNode

export type OpenDialog = { key: number; element: ReactNode }

export type Dialogs = ReturnType<typeof createDialogs>

/** The open dialogs, the last one on top. */
export function createDialogs() {
  let open: readonly OpenDialog[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const endings = new Map<number, (answer: unknown) => void>()

  function set(next: readonly OpenDialog[]) {
    open = next
    for (const listener of listeners) listener()
  }

  function close(key: number | undefined, answer?: unknown) {
    if (key === undefined) return
    const end = endings.get(key)
    endings.delete(key)
    set(open.filter((dialog) => dialog.key !== key))
    end?.(answer)
  }

  return {
    read: () => open,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Opens a dialog. Resolves to the answer it closes with; undefined when it is dismissed. */
    show(render: RenderDialog): Promise<unknown> {
      const key = ++count
      return new Promise((resolve) => {
        endings.set(key, resolve)
        set([...open, { key, element: render((answer) => close(key, answer)) }])
      })
    },

    closeTop: () => close(open.at(-1)?.key),

    closeAll(): void {
      for (const { key } of open) close(key)
    },
  }
}
