import { schemaFolders } from '../../../../schemas/compile/SchemaFiles'
import { type GitOptions, runGit } from '../../input/runGit'
import { type SchemaTexts, UnusableVersion } from './Version'

/**
 * Reads the schema files of a git revision: `v1.2`, `HEAD~3`, or with the folder of schemas after a colon. Runs only git's
 * plumbing commands, with arguments that git cannot take for options, and checks nothing out.
 */
export async function readRevision(argument: string): Promise<SchemaTexts> {
  const colon = argument.indexOf(':')
  const revision = colon === -1 ? argument : argument.slice(0, colon)
  const folder = colon === -1 ? undefined : argument.slice(colon + 1).replace(/\/+$/, '')
  const commit = await nameOf(`${revision}^{commit}`)
  if (commit === undefined) throw new UnusableVersion(await explain(argument, revision))
  const { tree, at, path } = await findTree(argument, revision, commit, folder)
  const blobs = await listBlobs(tree)
  const name = commit.startsWith(argument) ? argument : `${argument} (${commit.slice(0, 7)})`
  return { name, at, folder: path, texts: await readBlobs(blobs) }
}

async function explain(argument: string, revision: string): Promise<string> {
  const problem = `${argument} is neither a folder nor "builtin"`
  try {
    await git(['rev-parse', '--git-dir'])
  } catch (error) {
    return `${problem}, and no revision can be looked up: ${error instanceof Error ? error.message : error}`
  }
  return `${problem}, and git knows no revision "${revision}" here. A shallow clone lacks old ones: fetch it first.`
}

type Tree = { tree: string; at: string; path: string }

/** Finds the folder of schemas of a commit: the one that is named, else the first usual one that is laid out so. */
async function findTree(argument: string, revision: string, commit: string, folder: string | undefined): Promise<Tree> {
  const here = folder === undefined ? (await git(['rev-parse', '--show-prefix'])).trim() : ''
  const usual = [`${here}schemas`, here.replace(/\/$/, ''), 'schemas']
  for (const path of new Set(folder === undefined ? usual : [folder, `${folder}/schemas`])) {
    const found = await treeAt(commit, path)
    if (found) return { tree: found, at: `${revision}:${path}`, path }
  }
  throw new UnusableVersion(
    folder === undefined
      ? `${argument} has no folder "${here}schemas"; name it after a colon, as in ${revision}:<folder>.`
      : `${argument}: ${revision} has no folder "${folder}" with schemas in it.`,
  )
}

/** The name of the tree at a path if it is laid out like a folder of schemas. */
async function treeAt(commit: string, path: string): Promise<string | undefined> {
  const tree = await nameOf(`${commit}:${path}`)
  if (tree === undefined) return undefined
  const isLaidOut = (await nameOf(`${tree}:block.json`)) ?? (await nameOf(`${tree}:blocks`))
  return isLaidOut && tree
}

async function nameOf(object: string): Promise<string | undefined> {
  try {
    return (await git(['rev-parse', '--verify', '--quiet', '--end-of-options', object])).trim()
  } catch {
    return undefined
  }
}

/** The blob names of a tree's schema files, by path. */
async function listBlobs(tree: string): Promise<Map<string, string>> {
  const blobs = new Map<string, string>()
  for (const entry of (await git(['ls-tree', '-r', '-z', '--full-tree', tree])).split('\0')) {
    const [, name, path] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
    if (name !== undefined && path !== undefined && isSchemaPath(path)) blobs.set(path, name)
  }
  return blobs
}

function isSchemaPath(path: string): boolean {
  const [folder, ...rest] = path.includes('/') ? path.split('/') : ['.', path]
  return rest.length === 1 && path.endsWith('.json') && schemaFolders.some((each) => each === folder)
}

/** Reads all blobs with one process: one process for each file takes seconds. */
async function readBlobs(blobs: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const bytes = Buffer.from(
    await git(['cat-file', '--batch'], { stdin: `${[...blobs.values()].join('\n')}\n`, bytes: true }),
    'latin1',
  )
  const texts = new Map<string, string>()
  let at = 0
  for (const path of blobs.keys()) {
    const end = bytes.indexOf('\n', at)
    const size = Number(bytes.toString('latin1', at, end).split(' ')[2])
    texts.set(path, bytes.toString('utf8', end + 1, end + 1 + size))
    at = end + size + 2
  }
  return texts
}

/** Runs git in the working folder and returns its output. Throws `UnusableVersion` with git's complaint. */
async function git(args: readonly string[], question?: GitOptions): Promise<string> {
  const { exitCode, stdout, stderr } = await runGit('.', args, question).catch((error: Error) => {
    throw new UnusableVersion(`${error.message}.`)
  })
  if (exitCode === 0) return stdout
  throw new UnusableVersion(stderr.trim().split('\n')[0] || `git ended with exit code ${exitCode}`)
}
