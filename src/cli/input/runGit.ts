import { execFile } from 'node:child_process'
import { isAbsolute } from 'node:path'

export type GitAnswer = { code: number; text: string; complaint: string }

/** The standard input of git, and whether its answer is bytes, each of which becomes one character. */
export type GitQuestion = { stdin?: string; bytes?: boolean }

/** In bytes: the longest answer of git. */
const maxAnswer = 256 * 1024 * 1024

/** Runs git in a folder, never through a shell. Throws half a sentence where there is no git, or it cannot run. */
export function runGit(folder: string, args: readonly string[], question: GitQuestion = {}): Promise<GitAnswer> {
  // Without optional locks git does not disturb another git that runs at the same time.
  const env = { ...environment(), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
  const encoding = question.bytes ? 'latin1' : 'utf8'
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, { cwd: folder, env, maxBuffer: maxAnswer, encoding }, (error, text, said) => {
      const code = error ? error.code : 0
      if (typeof code === 'number') resolve({ code, text, complaint: said })
      else if (code === 'ENOENT') reject(new Error('there is no git on this machine'))
      else reject(new Error(`git failed: ${error?.message}`))
    })
    // Git may end before it has read everything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(question.stdin)
  })
}

/** Removes relative paths that git sets for hooks: they are wrong in another working folder. */
function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']) {
    if (!isAbsolute(env[name] ?? '')) delete env[name]
  }
  return env
}
