import { type FSWatcher, watch } from 'node:fs'

/** Hears what happens in folders. `follow` says which ones those are from now on, and answers whether some are new. */
export type FolderWatch = { follow(folders: Iterable<string>): boolean; close(): void }

/** In milliseconds: how often folders are looked at where the system tells nothing. */
const lookInterval = 1000

/**
 * Calls `happened` whenever something in one of the folders may have changed. Each folder has a watch of its own, which works
 * alike everywhere; where the system has no more of them, `happened` is called once a second instead, after `warn`.
 */
export function watchFolders(happened: () => void, warn: (text: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  function look(error: unknown): void {
    if (timer) return
    warn(
      `the system cannot watch so many folders (${error instanceof Error ? error.message : error}); looking every second`,
    )
    timer = setInterval(happened, lookInterval)
  }

  function open(folder: string): void {
    try {
      const watcher = watch(folder, happened)
      watcher.on('error', () => {
        forget(folder)
        happened()
      })
      watchers.set(folder, watcher)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // A folder that has just gone is told of by the one around it.
      if (code === 'ENOSPC' || code === 'EMFILE') look(error)
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
