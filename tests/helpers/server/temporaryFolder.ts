import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type TemporaryFolder = { path: string; remove(): void }

/** Creates a temporary folder; the caller removes it. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'beffroi-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Creates a temporary folder that is removed when the test finishes. */
export function folderOfTest(): string {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)
  return path
}
