import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doorVersion } from '../../../schemas/door'
import { loadPortalApp } from '../../../src/server/web/pages/PortalApp'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

/** Writes a built portal whose server entry has the given source. Returns its folder. */
function buildPortal(source: string): string {
  const path = folderOfTest()
  const files = {
    'server/entry-server.js': source,
    'server/package.json': '{"type":"module"}',
    'client/.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  return path
}

describe('a built portal', () => {
  it('is loaded when its door has the version of the server', async () => {
    const portal = await loadPortalApp(buildPortal(`export const door = { doorVersion: ${doorVersion} }`))
    expect(portal).toEqual({ doorVersion, assets: {} })
  })

  it.each([
    ['of an older version', `export const door = { doorVersion: ${doorVersion - 1} }`],
    ['of a newer version', `export const door = { doorVersion: ${doorVersion + 1} }`],
    ['without a version', 'export const door = {}'],
    ['without a door', 'export const render = () => {}'],
  ])('is refused with a sentence that says what to do: %s', async (_, source) => {
    const folder = buildPortal(source)
    await expect(loadPortalApp(folder)).rejects.toThrow(
      `${join(folder, 'server/entry-server.js')} is not of this version: build the portal again.`,
    )
  })

  it('is missing where nothing was built', async () => {
    expect(await loadPortalApp(folderOfTest())).toBeUndefined()
  })
})
