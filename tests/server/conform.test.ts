import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { openServer, type TestServer } from '../helpers/server/openServer'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await openServer({ trustsCallers: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

it('the reference API conforms: every call that can be asked is answered as described, those that write too', async () => {
  const args = ['conform', origin, '--portal', 'montclair', '--no-config', '--writes', '--format', 'json']
  const run = await runCli(args, { cwd: folderOf({}) })
  const { files, summary } = readReport(run)
  const errors = files.flatMap(({ file, issues }) =>
    issues
      .filter(({ severity }) => severity === 'error')
      .map(({ code, pointer, message }) => `${code} ${file}#${pointer} ${message}`),
  )
  expect(errors).toEqual([])
  expect(run.code).toBe(0)
  expect(summary.files).toBeGreaterThan(200)
})
