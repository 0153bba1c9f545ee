import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerServiceWorker } from '../../../src/server/web/registerServiceWorker'

/** A built portal whose offline pages need the files of its manifest. */
const portalOf = (files: readonly string[]) => ({
  assets: Object.fromEntries(files.map((file) => [file, { file }])),
  offlineFiles: (assets: object) => ({ walks: Object.keys(assets) }),
})

async function serve(files: readonly string[] | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  if (files) {
    mkdirSync(join(folder, 'worker'))
    writeFileSync(join(folder, 'worker/sw.js'), 'console.log(self.shell)')
  }
  const app = Fastify()
  registerServiceWorker(app, folder, files && portalOf(files))
  return app.inject('/sw.js')
}

const shellOf = (script: string) => JSON.parse(/^self\.shell=(.*);\n/.exec(script)?.[1] ?? '')

it('begins with the files of the offline pages', async () => {
  const answer = await serve(['/assets/offline.js', '/assets/screen.js'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(shellOf(answer.body).files).toEqual({ walks: ['/assets/offline.js', '/assets/screen.js'] })
  expect(answer.body).toContain('console.log(self.shell)')
})

it('has another version in a release with other files, and the same in one with the same', async () => {
  const versionOf = async (files: readonly string[]) => shellOf((await serve(files)).body).version
  expect(await versionOf(['/assets/one.js'])).toBe(await versionOf(['/assets/one.js']))
  expect(await versionOf(['/assets/one.js'])).not.toBe(await versionOf(['/assets/two.js']))
})

it('is not there as long as it is not built', async () => {
  expect((await serve(undefined)).statusCode).toBe(404)
})
