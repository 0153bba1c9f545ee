import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../helpers/fixtures'

/** A temporary copy of some folders of the project, with its packages, to run scripts in. */
export type ProjectCopy = {
  folder: string
  /** Runs a script of the copy by its path; never throws. */
  run(script: string, ...args: string[]): { status: number | null; output: string }
  remove(): void
}

export function createProjectCopy(paths: readonly string[]): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-'))
  for (const path of paths) {
    const isSource = (source: string) => !source.startsWith(join(root, 'schemas/generated'))
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    run(script, ...args) {
      const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
      const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
