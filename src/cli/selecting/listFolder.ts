import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { configurationName } from '../configuring/findConfiguration'
import { explainFailure } from '../reading/explainFailure'
import type { Problem } from '../reading/Input'
import type { IgnoreRules } from './IgnoreRules'
import { isPayloadName } from './payloadNames'

/** Names that are no payloads wherever they stand. */
const passedOver: ReadonlySet<string> = new Set(['node_modules', configurationName])

type Listed = { files: string[]; folders: string[]; ignored: number }

/**
 * Every payload below a folder, and the folders that were searched. Hidden entries, `node_modules` and configurations are passed over, links
 * are followed once, what is ignored is counted (an ignored folder once), and what cannot be opened is added to `problems`
 * while the rest goes on.
 */
export async function listFolder(folder: string, problems: Problem[], rules: IgnoreRules | undefined): Promise<Listed> {
  const listed: Listed = { files: [], folders: [], ignored: 0 }
  const visited = new Set<string>()
  const waiting = [folder]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    try {
      const real = realpathSync(current)
      if (visited.has(real)) continue
      visited.add(real)
      const absolute = resolve(current)
      if (rules) await rules.enter(absolute)
      listed.folders.push(current)
      for (const entry of readdirSync(current, { withFileTypes: true })) {
        if (entry.name.startsWith('.') || passedOver.has(entry.name)) continue
        const path = join(current, entry.name)
        const kind = kindOf(entry, path, problems)
        if (!kind) continue
        if (rules?.reasonFor(join(absolute, entry.name), kind === 'folder')) listed.ignored += 1
        else if (kind === 'folder') waiting.push(path)
        else listed.files.push(path)
      }
    } catch (error) {
      problems.push({ file: current, problem: explainFailure(error) })
    }
  }
  return listed
}

function kindOf(entry: Dirent, path: string, problems: Problem[]): 'file' | 'folder' | undefined {
  const isPayload = isPayloadName(entry.name)
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : isPayload && entry.isFile() ? 'file' : undefined
  try {
    const target = statSync(path)
    return target.isDirectory() ? 'folder' : isPayload && target.isFile() ? 'file' : undefined
  } catch (error) {
    if (isPayload) problems.push({ file: path, problem: `is a link that leads nowhere: ${explainFailure(error)}` })
    return undefined
  }
}
