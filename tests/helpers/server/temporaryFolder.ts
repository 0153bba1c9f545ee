import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is gone after `remove`. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'beffroi-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A folder for one test. */
export function folderOfTest(): string {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)
  return path
}
