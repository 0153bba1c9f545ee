// rooms: src/cli/preview src/studio/payload
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { findViolations } from './axe'

const command = join(import.meta.dirname, '../../dist/cli/beffroi.js')
const pageOf = (block: object) => JSON.stringify({ title: 'Travaux', components: [block] })

test('beffroi preview draws a file, draws it again on every save, and explains its issues', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-preview-'))
  const file = join(folder, 'page.json')
  writeFileSync(file, pageOf({ type: 'title', data: { text: 'Rue Haute' } }))
  const child = spawn(process.execPath, [command, 'preview', 'page.json', '--port', '0'], { cwd: folder })
  try {
    await page.goto(await addressOf(child.stderr))
    const drawing = page.frameLocator('iframe')
    await expect(drawing.getByRole('heading', { name: 'Rue Haute' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    writeFileSync(file, pageOf({ type: 'title', data: { text: 'Rue Basse', level: 9 } }))
    const issues = page.getByRole('region', { name: 'Issues' })
    await expect(issues).toContainText('1 error, 0 warnings.')
    await expect(drawing.getByText('The block title is not drawn')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await issues.getByRole('link', { name: 'out-of-range', exact: true }).click()
    await expect(page.getByText('a rule of the contract')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

/** The address that the command prints. */
async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the command printed no address')
}
