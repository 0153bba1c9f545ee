import { type FSWatcher, watch } from 'node:fs'

/** Watches folders. `follow` replaces the list of folders and returns whether some are new. */
export type FolderWatch = { follow(folders: Iterable<string>): boolean; close(): void }

/** In milliseconds: how often folders are polled where the system cannot watch them. */
const pollInterval = 1000

/**
 * Calls `onChange` whenever something in one of the folders may have changed. Each folder has a watcher of its own, which works
 * alike on every system; where the system has no more watchers, `onChange` is called once a second instead, after `warn`.
 */
export function watchFolders(onChange: () => void, warn: (text: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  function poll(error: unknown): void {
    if (timer) return
    warn(
      `the system cannot watch so many folders (${error instanceof Error ? error.message : error}); looking every second`,
    )
    timer = setInterval(onChange, pollInterval)
  }

  function open(folder: string): void {
    try {
      const watcher = watch(folder, onChange)
      watcher.on('error', () => {
        forget(folder)
        onChange()
      })
      watchers.set(folder, watcher)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // A folder that has just gone is a change in the folder around it.
      if (code === 'ENOSPC' || code === 'EMFILE') poll(error)
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  return {
    follow(folders) {
      const wanted = new Set(folders)
      for (const folder of watchers.keys()) if (!wanted.has(folder)) forget(folder)
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
