import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DocPage } from '../../../src/studio/docs/DocNode'
import { builtCli } from './builtCli'

/**
 * Follows a page of documentation in a folder: writes its files (```json name), runs its commands (```sh), and compares their
 * output with the output in the page (```text). `failures` describes the differences.
 */
export async function followPage(
  { nodes }: DocPage,
  folder: string,
): Promise<{ failures: string[]; compared: number }> {
  const command = `"${process.execPath}" "${await builtCli()}"`
  const failures: string[] = []
  let compared = 0
  let printed = ''
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag !== 'pre') continue
    const code = node.children.join('')
    const [language, file] = (node.language ?? '').split(' ')
    if (language === 'json' && file) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    if (language === 'sh') {
      const run = spawnSync('sh', ['-c', code.replaceAll('npx beffroi', command)], { cwd: folder, encoding: 'utf8' })
      printed = run.stdout.trim()
      if (run.status === 2 || run.status === null) failures.push(`${code} ends with ${run.status}: ${run.stderr}`)
    }
    if (language === 'text') {
      compared += 1
      if (printed !== code.trim()) failures.push(`shown:\n${code}\nprinted:\n${printed}`)
    }
  }
  return { failures, compared }
}
