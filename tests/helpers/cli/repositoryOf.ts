import { execFileSync } from 'node:child_process'
import { folderOf } from './folderOf'

/** Creates a temporary git repository with these files. `git` runs in it; `commit` commits all changes. */
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
