import { execFileSync } from 'node:child_process'
import { folderOf } from './folderOf'

/** A temporary folder with these files that is a git repository. `git` runs in it; `commit` keeps everything there is. */
export function repositoryOf(files: Record<string, unknown>) {
  const cwd = folderOf(files)
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const git = (...args: string[]) => execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch=main')
  const commit = () => {
    git('add', '--all')
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'Change')
  }
  return { cwd, git, commit }
}
