import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Input } from './Input'
import { type GitResult, runGit } from './runGit'

/** Absolute paths of the files that git reports as changed, and what it compared with, in words. */
export type Changes = { paths: ReadonlySet<string>; since: string }

/**
 * What changed in the repository around `folder`: in the work tree, staged or untracked, against the last commit or, given
 * a revision, against where the branch left it. Deleted files are not checked; a renamed one counts by its new name.
 * Throws a sentence when git cannot tell.
 */
export async function readChanges(folder: string, revision: string | undefined): Promise<Changes> {
  const top = await findTop(folder)
  const base = revision === undefined ? await findHead(top) : await findForkPoint(top, revision)
  const listed = base
    ? await listFiles(top, [
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--no-ext-diff',
        '--diff-filter=d',
        base,
        '--',
      ])
    : await listFiles(top, ['ls-files', '-z', '--cached', '--'])
  const untracked = await listFiles(top, ['ls-files', '-z', '--others', '--exclude-standard', '--'])
  const paths = new Set([...listed, ...untracked].map((name) => join(top, name)))
  return { paths, since: revision ?? 'the last commit' }
}

const errorStart = '--changed asks git what changed, but'

async function ask(folder: string, args: readonly string[]): Promise<GitResult> {
  try {
    return await runGit(folder, args)
  } catch (error) {
    throw new Error(`${errorStart} ${error instanceof Error ? error.message : error}`)
  }
}

async function findTop(folder: string): Promise<string> {
  const answer = await ask(folder, ['rev-parse', '--show-toplevel'])
  if (answer.exitCode === 0) return answer.stdout.replace(/\r?\n$/, '')
  if (/not a git repository|must be run in a work tree/.test(answer.stderr)) {
    throw new Error(`${errorStart} this folder is in no git repository`)
  }
  throw refusal(answer)
}

/** The last commit; undefined in a repository that has none yet. */
async function findHead(top: string): Promise<string | undefined> {
  const { exitCode, stdout } = await ask(top, ['rev-parse', '--verify', '--quiet', 'HEAD'])
  return exitCode === 0 ? stdout.trim() : undefined
}

async function findForkPoint(top: string, revision: string): Promise<string> {
  const named = await ask(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
  if (named.exitCode !== 0) {
    throw new Error(`--since ${revision}: git knows no such revision${await shallowHint(top)}`)
  }
  const base = await ask(top, ['merge-base', named.stdout.trim(), 'HEAD'])
  if (base.exitCode === 0) return base.stdout.trim()
  if (base.stderr !== '') throw refusal(base)
  throw new Error(`--since ${revision}: it has no commit in common with this branch${await shallowHint(top)}`)
}

/** Advises on a shallow clone, as CI makes it: most missing revisions are missing because of it. */
async function shallowHint(top: string): Promise<string> {
  const { stdout } = await ask(top, ['rev-parse', '--is-shallow-repository'])
  if (stdout.trim() !== 'true') return ''
  return '; this clone is shallow: fetch its history (GitHub: "fetch-depth: 0", GitLab: "GIT_DEPTH: 0", else git fetch --unshallow)'
}

async function listFiles(top: string, args: readonly string[]): Promise<string[]> {
  const answer = await ask(top, args)
  if (answer.exitCode !== 0) throw refusal(answer)
  return answer.stdout.split('\0').filter((name) => name !== '')
}

function refusal({ stderr, exitCode }: GitResult): Error {
  const reason = stderr
    .trim()
    .split('\n')[0]
    ?.replace(/^(?:fatal|error): /, '')
  return new Error(`${errorStart} git refused: ${reason || `exit code ${exitCode}`}`)
}

/** Keeps the inputs among the changed paths, whose folders are resolved. Standard input always counts as changed. */
export function keepChanged(inputs: readonly Input[], changed: ReadonlySet<string>): Input[] {
  const folders = new Map<string, string>()
  const realFolder = (folder: string): string => {
    const known = folders.get(folder)
    if (known !== undefined) return known
    const real = realpathSync(folder)
    folders.set(folder, real)
    return real
  }
  return inputs.filter(({ path }) => {
    if (path === undefined) return true
    const absolute = resolve(path)
    return changed.has(join(realFolder(dirname(absolute)), basename(absolute)))
  })
}
