import { lstatSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, resolve, sep } from 'node:path'
import { configurationName } from '../configurationName'
import { expandGlob } from './expandGlob'
import type { IgnoreRules } from './IgnoreRules'
import { hideCredentials, type Input, type InputSelection, isUrl, type Problem } from './Input'
import { describeIoError } from './InputError'
import { type FoundFile, listFolder, payloadNames, toFoundFile } from './listFolder'

type FindOptions = {
  stdinName: string
  /** Undefined when no file is ignored. */
  rules: IgnoreRules | undefined
  /** Absolute paths that are checked only when they are named: the configuration and the reports of this run. */
  excluded: ReadonlySet<string>
}

/** Finds the inputs that arguments name: files, folders, globs, addresses, and `-` for standard input. */
export async function findInputs(named: readonly string[], options: FindOptions): Promise<InputSelection> {
  const inputs = new Map<string, Input>()
  const selection: InputSelection = { inputs: [], problems: [], notes: [], folders: [] }
  for (const name of named) {
    if (name === '') selection.problems.push({ file: '""', problem: 'is an empty name: has a variable no value?' })
    else if (name === '-') inputs.set('-', { name: options.stdinName, path: undefined })
    else if (isUrl(name)) inputs.set(name, { name: hideCredentials(name), path: undefined, url: name })
    else {
      const found = findFiles(name, selection, options).catch((error: unknown) => {
        selection.problems.push({ file: name, problem: describeIoError(error) })
        return []
      })
      for (const { path, absolute } of await found) {
        if (!inputs.has(absolute)) inputs.set(absolute, { name: slashed(path), path })
      }
    }
  }
  selection.inputs = [...inputs.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  selection.problems = withoutRepeats(selection.problems)
  selection.folders = [...new Set(selection.folders)]
  return selection
}

/** Removes repeated problems, as of a file that is named beside its folder. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map<string, Problem>()
  for (const each of problems) {
    const place = `${resolve(each.file)} ${each.problem}`
    if (!byPlace.has(place)) byPlace.set(place, each)
  }
  return [...byPlace.values()]
}

/** Names have slashes on every system, since reports are read on other machines. */
const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'))

/** Finds the files of one argument; adds a problem to `selection` when there are none. */
async function findFiles(name: string, selection: InputSelection, options: FindOptions): Promise<FoundFile[]> {
  const fail = (problem: string) => {
    selection.problems.push({ file: name, problem })
    return []
  }
  let about: Stats
  try {
    about = statSync(name)
  } catch (error) {
    if (isLink(name)) return fail(`is a link that leads nowhere: ${describeIoError(error)}`)
    const paths = await expandGlob(name, selection.folders)
    if (!paths) return fail(describeIoError(error))
    const left = await withoutIgnored(paths.map(toFoundFile), options)
    if (left.length > 0) return left
    return fail(
      paths.length > 0 ? 'all that matches is ignored; --no-ignore checks it' : 'no file matches this pattern',
    )
  }
  // The shell passes a pipe for `<(command)`.
  if (about.isFile() || about.isFIFO()) return takeFile(name, selection, options.rules)
  return about.isDirectory() ? searchFolder(name, selection, options) : fail('is not a file or a folder')
}

/** Takes a named file, or notes that it is ignored: a shell or git may have named it among others. */
async function takeFile(name: string, selection: InputSelection, rules: IgnoreRules | undefined): Promise<FoundFile[]> {
  const found = toFoundFile(name)
  const folder = dirname(found.absolute)
  const reason = (await rules?.enter(folder)) ? rules?.reasonFor(found.absolute) : undefined
  if (reason) {
    selection.notes.push(`${name}: left out, ignored by ${reason} (--no-ignore checks it)`)
    return []
  }
  selection.folders.push(folder)
  return [found]
}

async function searchFolder(
  name: string,
  selection: InputSelection,
  { rules, excluded }: FindOptions,
): Promise<FoundFile[]> {
  const { problems } = selection
  const before = problems.length
  const folder = resolve(name)
  await rules?.enter(dirname(folder))
  const reason = rules?.reasonFor(folder, true)
  if (reason) {
    problems.push({ file: name, problem: `is ignored by ${reason}; --no-ignore checks it` })
    return []
  }
  const listed = await listFolder(name, problems, rules)
  selection.folders.push(...listed.folders)
  const files = excluded.size === 0 ? listed.files : listed.files.filter(({ absolute }) => !excluded.has(absolute))
  if (files.length === 0 && problems.length === before) {
    const problem =
      listed.ignored > 0
        ? 'all that is in this folder is ignored; --no-ignore checks it'
        : `no ${payloadNames} file in this folder`
    problems.push({ file: name, problem })
  }
  return files
}

/** The matches of a pattern, except ignored and excluded files. */
async function withoutIgnored(files: readonly FoundFile[], { rules, excluded }: FindOptions): Promise<FoundFile[]> {
  const left: FoundFile[] = []
  for (const file of files) {
    const { absolute } = file
    if (excluded.has(absolute) || basename(absolute) === configurationName) continue
    const hasRules = await rules?.enter(dirname(absolute))
    if (!hasRules || !rules?.reasonFor(absolute)) left.push(file)
  }
  return left
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}
