import { lstatSync, statSync } from 'node:fs'
import { normalize, resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import { explainFailure } from './explainFailure'
import type { Input, Problem } from './Input'
import { listFolder } from './listFolder'

type Found = { found: Input[]; problems: Problem[] }

/** What the arguments of a command name: every input once, by name in order, and the arguments that name nothing. */
export async function findInputs(named: readonly string[], stdinName = '<stdin>'): Promise<Found> {
  const inputs = new Map<string, Input>()
  const problems: Problem[] = []
  for (const name of named) {
    if (name === '-') {
      inputs.set('-', { name: stdinName, path: undefined })
      continue
    }
    for (const path of await findPaths(name, problems)) {
      const key = resolve(path)
      if (!inputs.has(key)) inputs.set(key, { name: normalize(path).replaceAll('\\', '/'), path })
    }
  }
  const found = [...inputs.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return { found, problems }
}

/** The files one argument names; when there is none, `problems` says why. */
async function findPaths(name: string, problems: Problem[]): Promise<string[]> {
  const fail = (problem: string) => {
    problems.push({ file: name, problem })
    return []
  }
  try {
    const about = statSync(name)
    // A pipe is what `<(command)` of a shell hands over.
    if (about.isFile() || about.isFIFO()) return [name]
    if (!about.isDirectory()) return fail('is not a file or a folder')
    const before = problems.length
    const paths = listFolder(name, problems)
    return paths.length > 0 || problems.length > before ? paths : fail('no .json file in this folder')
  } catch (error) {
    if (isLink(name)) return fail(`is a link that leads nowhere: ${explainFailure(error)}`)
    if (!isDynamicPattern(name)) return fail(explainFailure(error))
  }
  const paths = await expandGlob(name)
  return paths.length > 0 ? paths : fail('no file matches this pattern')
}

/** A pattern that names no extension, such as `pages/**`, means the JSON files among its matches. */
async function expandGlob(pattern: string): Promise<string[]> {
  const slashed = process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern
  const ignore = slashed.includes('node_modules') ? [] : ['**/node_modules/**']
  const paths = await glob(slashed, { ignore, expandDirectories: false })
  const namesExtension = slashed.slice(slashed.lastIndexOf('/') + 1).includes('.')
  return namesExtension ? paths : paths.filter((path) => path.endsWith('.json'))
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}
