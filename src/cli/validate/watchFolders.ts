import { type FSWatcher, watch } from 'node:fs'

/** Watches folders. `follow` replaces the watched folders and returns whether it added any. */
export type FolderWatch = { follow(folders: Iterable<string>): boolean; close(): void }

/** The polling interval when the system cannot watch the folders. */
const pollIntervalMs = 1000

/**
 * Calls `onChange` when something in one of the folders may have changed. Each folder has its own watcher, because recursive
 * watching differs between systems. When the system runs out of watchers, calls `warn` once and `onChange` every second.
 */
export function watchFolders(onChange: () => void, warn: (text: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  function poll(error: unknown): void {
    if (timer) return
    warn(
      `the system cannot watch so many folders (${error instanceof Error ? error.message : error}); looking every second`,
    )
    timer = setInterval(onChange, pollIntervalMs)
  }

  function open(folder: string): void {
    try {
      const watcher = watch(folder, onChange)
      watcher.on('error', () => {
        unwatch(folder)
        onChange()
      })
      watchers.set(folder, watcher)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // A removed folder is reported by the watcher of its parent.
      if (code === 'ENOSPC' || code === 'EMFILE') poll(error)
    }
  }

  function unwatch(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  return {
    follow(folders) {
      const wanted = new Set(folders)
      for (const folder of watchers.keys()) if (!wanted.has(folder)) unwatch(folder)
      const added = [...wanted].filter((folder) => !watchers.has(folder))
      for (const folder of added) open(folder)
      return added.some((folder) => watchers.has(folder))
    },
    close() {
      clearInterval(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}
