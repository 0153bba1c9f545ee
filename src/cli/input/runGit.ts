import { execFile } from 'node:child_process'
import { isAbsolute } from 'node:path'

export type GitResult = { exitCode: number; stdout: string; stderr: string }

/** `stdin` is the standard input of git. With `bytes`, each byte of the output becomes one character (Latin-1). */
export type GitOptions = { stdin?: string; bytes?: boolean }

const maxOutputBytes = 256 * 1024 * 1024

/** Runs git in a folder, without a shell. Throws when git is not installed or does not start. */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
  // Without optional locks, this process does not block another git command of the user.
  const env = { ...environment(), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
  const encoding = options.bytes ? 'latin1' : 'utf8'
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      args,
      { cwd: folder, env, maxBuffer: maxOutputBytes, encoding },
      (error, stdout, stderr) => {
        const exitCode = error ? error.code : 0
        if (typeof exitCode === 'number') resolve({ exitCode, stdout, stderr })
        else if (exitCode === 'ENOENT') reject(new Error('there is no git on this machine'))
        else reject(new Error(`git failed: ${error?.message}`))
      },
    )
    // Git may exit before it has read its whole input.
    child.stdin?.on('error', () => {})
    child.stdin?.end(options.stdin)
  })
}

/** Removes the relative paths that git sets for hooks, because they are wrong in another working folder. */
function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']) {
    if (!isAbsolute(env[name] ?? '')) delete env[name]
  }
  return env
}
