import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { explainFailure } from './explainFailure'
import type { Problem } from './Input'

/**
 * Every `.json` file below a folder. Hidden entries and `node_modules` are passed over, links are followed once, and what
 * cannot be opened is added to `problems` while the rest goes on.
 */
export function listFolder(folder: string, problems: Problem[]): string[] {
  const files: string[] = []
  const visited = new Set<string>()
  const waiting = [folder]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    try {
      const real = realpathSync(current)
      if (visited.has(real)) continue
      visited.add(real)
      for (const entry of readdirSync(current, { withFileTypes: true })) {
        if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
        const path = join(current, entry.name)
        const kind = kindOf(entry, path, problems)
        if (kind === 'folder') waiting.push(path)
        if (kind === 'file') files.push(path)
      }
    } catch (error) {
      problems.push({ file: current, problem: explainFailure(error) })
    }
  }
  return files
}

function kindOf(entry: Dirent, path: string, problems: Problem[]): 'file' | 'folder' | undefined {
  const isJson = /\.json$/i.test(entry.name)
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : isJson && entry.isFile() ? 'file' : undefined
  try {
    const target = statSync(path)
    return target.isDirectory() ? 'folder' : isJson && target.isFile() ? 'file' : undefined
  } catch (error) {
    if (isJson) problems.push({ file: path, problem: `is a link that leads nowhere: ${explainFailure(error)}` })
    return undefined
  }
}
