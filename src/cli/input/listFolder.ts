import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { normalize, resolve, sep } from 'node:path'
import { configurationName } from '../configurationName'
import type { IgnoreRules } from './IgnoreRules'
import type { Problem } from './Input'
import { describeIoError } from './InputError'

/** A file to check: its path as reports print it, from the working folder, and its absolute path. */
export type FoundFile = { path: string; absolute: string }

export const toFoundFile = (path: string): FoundFile => ({ path: normalize(path), absolute: resolve(path) })

/** Returns an entry of a folder. It joins the paths, which is faster than resolving them. */
const foundFileIn = (folder: FoundFile, name: string): FoundFile => ({
  path: folder.path === '.' ? name : joinPath(folder.path, name),
  absolute: joinPath(folder.absolute, name),
})

const joinPath = (folder: string, name: string): string =>
  folder.endsWith(sep) ? `${folder}${name}` : `${folder}${sep}${name}`

type FolderListing = { files: FoundFile[]; folders: string[]; ignored: number }

/** Names of package folders and of tool configurations, which are never payloads. */
const skippedNames: ReadonlySet<string> = new Set([
  'node_modules',
  configurationName,
  'package.json',
  'package-lock.json',
  'composer.json',
  'tsconfig.json',
])

/** Beside one of these files, a folder `vendor` contains packages. */
const vendorMarkers: readonly string[] = ['composer.json', 'go.mod']

/**
 * Lists the payloads below a folder, and the absolute paths of the searched folders. Skips hidden entries, packages and
 * configurations, and follows each link once. Counts ignored entries, with an ignored folder as one. Adds entries that cannot be
 * opened to `problems`.
 */
export async function listFolder(
  name: string,
  problems: Problem[],
  rules: IgnoreRules | undefined,
): Promise<FolderListing> {
  const listed: FolderListing = { files: [], folders: [], ignored: 0 }
  const visited = new Set<string>()
  const pending = [toFoundFile(name)]
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    try {
      const real = realpathSync(folder.path)
      if (visited.has(real)) continue
      visited.add(real)
      const hasRules = (await rules?.enter(folder.absolute)) ?? false
      listed.folders.push(folder.absolute)
      const entries = readdirSync(folder.path, { withFileTypes: true })
      const vendor = entries.some(({ name }) => vendorMarkers.includes(name)) ? 'vendor' : undefined
      for (const entry of entries) {
        if (entry.name.startsWith('.') || entry.name === vendor || skippedNames.has(entry.name)) continue
        const found = foundFileIn(folder, entry.name)
        const kind = entryType(entry, found.path, problems)
        if (!kind) continue
        if (hasRules && rules?.reasonFor(found.absolute, kind === 'folder')) listed.ignored += 1
        else if (kind === 'folder') pending.push(found)
        else listed.files.push(found)
      }
    } catch (error) {
      problems.push({ file: folder.path, problem: describeIoError(error) })
    }
  }
  return listed
}

function entryType(entry: Dirent, path: string, problems: Problem[]): 'file' | 'folder' | undefined {
  const isPayload = isPayloadName(entry.name)
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : isPayload && entry.isFile() ? 'file' : undefined
  try {
    const target = statSync(path)
    return target.isDirectory() ? 'folder' : isPayload && target.isFile() ? 'file' : undefined
  } catch (error) {
    if (isPayload) problems.push({ file: path, problem: `is a link that leads nowhere: ${describeIoError(error)}` })
    return undefined
  }
}

/** Whether a folder search selects a file of this name: JSON or NDJSON, compressed or not. */
export const isPayloadName = (name: string): boolean => /\.(?:json|ndjson|jsonl)(?:\.gz)?$/i.test(name)

/** The extensions of payloads, for messages. */
export const payloadNames = '.json, .ndjson or .jsonl'
