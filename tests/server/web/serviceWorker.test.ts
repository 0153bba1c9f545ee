import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerServiceWorker } from '../../../src/server/web/registerServiceWorker'

const manifest = {
  'src/portal/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    dynamicImports: ['src/portal/routes/offlinePage.tsx', 'src/portal/routes/menuPage.tsx'],
  },
  'src/portal/routes/offlinePage.tsx': {
    file: 'assets/offline.js',
    imports: ['src/portal/entry-client.tsx', '_shared.js'],
    dynamicImports: ['src/portal/walks/offline/OfflineScreen.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/portal/walks/offline/OfflineScreen.tsx': {
    file: 'assets/screen.js',
    css: ['assets/screen.css'],
    imports: ['src/portal/entry-client.tsx'],
    dynamicImports: ['renderer/map/openMap.ts'],
  },
  'renderer/map/openMap.ts': { file: 'assets/map.js' },
  'renderer/i18n/maps/fr.json?messages': { file: 'assets/maps-fr.js' },
  'src/portal/routes/fidelity/cardPages.tsx': {
    file: 'assets/cards.js',
    css: ['assets/cards.css'],
    imports: ['src/portal/entry-client.tsx'],
  },
  'src/portal/routes/menuPage.tsx': { file: 'assets/menu.js' },
}

async function serve(files: object | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  if (files) {
    mkdirSync(join(folder, 'client/.vite'), { recursive: true })
    mkdirSync(join(folder, 'worker'))
    writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(files))
    writeFileSync(join(folder, 'worker/sw.js'), 'console.log(self.shell)')
  }
  const app = Fastify()
  registerServiceWorker(app, folder)
  return app.inject('/sw.js')
}

const shellOf = (script: string) => JSON.parse(/^self\.shell=(.*);\n/.exec(script)?.[1] ?? '')

it('names every file that the page of stored walks loads, and none of other pages', async () => {
  const answer = await serve(manifest)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(shellOf(answer.body).files.walks.sort()).toEqual(
    ['entry.css', 'entry.js', 'map.js', 'maps-fr.js', 'offline.js', 'screen.css', 'screen.js', 'shared.js'].map(
      (name) => `/assets/${name}`,
    ),
  )
  expect(shellOf(answer.body).files.cards.sort()).toEqual(
    ['cards.css', 'cards.js', 'entry.css', 'entry.js'].map((name) => `/assets/${name}`),
  )
  expect(answer.body).toContain('console.log(self.shell)')
})

it('has another version in a release with other files, and the same in one with the same', async () => {
  const versionOf = async (files: object) => shellOf((await serve(files)).body).version
  const changed = { ...manifest, '_shared.js': { file: 'assets/shared-2.js' } }
  expect(await versionOf(manifest)).toBe(await versionOf(manifest))
  expect(await versionOf(manifest)).not.toBe(await versionOf(changed))
})

it('is not there as long as it is not built', async () => {
  expect((await serve(undefined)).statusCode).toBe(404)
})
