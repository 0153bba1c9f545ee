import { execFile } from 'node:child_process'
import { isAbsolute } from 'node:path'

export type GitAnswer = { code: number; text: string; complaint: string }

/** Most bytes of names git may answer with. */
const longestAnswer = 256 * 1024 * 1024

/** Asks git, never through a shell. Throws where there is no git. */
export function runGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  // Without optional locks git disturbs no other git that runs at the same time.
  const env = { ...surroundings(), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env, maxBuffer: longestAnswer, encoding: 'utf8' } as const
    execFile('git', args, options, (error, text, complaint) => {
      if (!error) resolve({ code: 0, text, complaint })
      else if (error.code === 'ENOENT') {
        reject(new Error('--changed asks git what changed, but there is no git on this machine'))
      } else if (typeof error.code === 'number') resolve({ code: error.code, text, complaint })
      else reject(new Error(`--changed asks git what changed, but git failed: ${error.message}`))
    })
  })
}

/** A hook is given paths from the top of the repository, which lead nowhere once it has changed its folder. */
function surroundings(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']) {
    if (!isAbsolute(env[name] ?? '')) delete env[name]
  }
  return env
}
