import { lstatSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, normalize, resolve } from 'node:path'
import { configurationName } from '../configuring/findConfiguration'
import { explainFailure } from '../reading/explainFailure'
import { hideCredentials } from '../reading/hideCredentials'
import type { Input } from '../reading/Input'
import { expandGlob } from './expandGlob'
import type { IgnoreRules } from './IgnoreRules'
import { listFolder } from './listFolder'
import { payloadNames } from './payloadNames'
import type { Selection } from './Selection'

type Wishes = {
  stdinName: string
  /** Undefined when nothing is ignored. */
  rules: IgnoreRules | undefined
  /** Absolute paths that are no payloads and only checked when they are named: the configuration, reports of this run. */
  apart: ReadonlySet<string>
}

/** What the arguments of a command name: files, folders, globs, addresses, and `-` for standard input. */
export async function findInputs(named: readonly string[], wishes: Wishes): Promise<Selection> {
  const inputs = new Map<string, Input>()
  const selection: Selection = { inputs: [], problems: [], notes: [], folders: [] }
  for (const name of named) {
    if (name === '-') inputs.set('-', { name: wishes.stdinName, path: undefined })
    else if (/^https?:\/\//i.test(name)) inputs.set(name, { name: hideCredentials(name), path: undefined, url: name })
    else {
      for (const path of await findPaths(name, selection, wishes)) {
        const key = resolve(path)
        if (!inputs.has(key)) inputs.set(key, { name: normalize(path).replaceAll('\\', '/'), path })
      }
    }
  }
  selection.inputs = [...inputs.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  selection.folders = [...new Set(selection.folders.map((folder) => resolve(folder)))]
  return selection
}

/** The files one argument names; when there is none, `selection` says why. */
async function findPaths(name: string, selection: Selection, wishes: Wishes): Promise<string[]> {
  const fail = (problem: string) => {
    selection.problems.push({ file: name, problem })
    return []
  }
  let about: Stats
  try {
    about = statSync(name)
  } catch (error) {
    if (isLink(name)) return fail(`is a link that leads nowhere: ${explainFailure(error)}`)
    const paths = await expandGlob(name, selection.folders)
    if (!paths) return fail(explainFailure(error))
    const left = await leftOf(paths, wishes)
    if (left.length > 0) return left
    return fail(
      paths.length > 0 ? 'all that matches is ignored; --no-ignore checks it' : 'no file matches this pattern',
    )
  }
  // A pipe is what `<(command)` of a shell hands over.
  if (about.isFile() || about.isFIFO()) return takeFile(name, selection, wishes.rules)
  return about.isDirectory() ? searchFolder(name, selection, wishes) : fail('is not a file or a folder')
}

/** A file that is named and ignored is left out, as it is when a shell or git names it among others, but never in silence. */
async function takeFile(name: string, selection: Selection, rules: IgnoreRules | undefined): Promise<string[]> {
  const path = resolve(name)
  if (rules) await rules.enter(dirname(path))
  const reason = rules?.reasonFor(path)
  if (reason) {
    selection.notes.push(`${name}: left out, ignored by ${reason} (--no-ignore checks it)`)
    return []
  }
  selection.folders.push(dirname(path))
  return [name]
}

async function searchFolder(name: string, selection: Selection, { rules, apart }: Wishes): Promise<string[]> {
  const { problems } = selection
  const before = problems.length
  const folder = resolve(name)
  if (rules) await rules.enter(dirname(folder))
  const reason = rules?.reasonFor(folder, true)
  if (reason) {
    problems.push({ file: name, problem: `is ignored by ${reason}; --no-ignore checks it` })
    return []
  }
  const { files, folders, ignored } = await listFolder(name, problems, rules)
  selection.folders.push(...folders)
  const paths = files.filter((path) => !apart.has(resolve(path)))
  if (paths.length === 0 && problems.length === before) {
    const problem =
      ignored > 0
        ? 'all that is in this folder is ignored; --no-ignore checks it'
        : `no ${payloadNames} file in this folder`
    problems.push({ file: name, problem })
  }
  return paths
}

/** What of a pattern's matches is to be checked. */
async function leftOf(paths: readonly string[], { rules, apart }: Wishes): Promise<string[]> {
  const left: string[] = []
  for (const path of paths) {
    const absolute = resolve(path)
    if (apart.has(absolute) || basename(path) === configurationName) continue
    if (rules) await rules.enter(dirname(absolute))
    if (!rules?.reasonFor(absolute)) left.push(path)
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
