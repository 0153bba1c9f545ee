import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleLanguages } from '../../../../src/server/web/reference/examples/exampleCode'
import { requestOf } from '../../../../src/server/web/reference/examples/requestOf'
import { operations } from '../../../../src/server/web/reference/operations'
import { type TemporaryFolder, temporaryFolder } from '../../../helpers/server/temporaryFolder'

type Received = { method: string | undefined; url: string | undefined; language: unknown; key: unknown; body: unknown }

/** How a shell runs a file with an example. */
const programs = {
  curl: ['sh', 'example.sh'],
  python: ['python3', 'example.py'],
  php: ['php', 'example.php'],
  java: ['java', 'Example.java'],
} as const

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const operation = (id: string) => operations().find((each) => each.id === id)

describe.each(exampleLanguages)('the example in $title', ({ name, write }) => {
  let server: Server
  let folder: TemporaryFolder
  let received: Received | undefined
  beforeAll(async () => {
    folder = temporaryFolder()
    server = createServer(async (request, response) => {
      const body = await text(request)
      const { method, url, headers } = request
      received = {
        ...{ method, url, language: headers['x-lgc-language'], key: headers['idempotency-key'] },
        body: body === '' ? undefined : JSON.parse(body),
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"town":"Montclair"}}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
    folder.remove()
  })

  const [program, file] = Object.entries(programs).find(([each]) => each === name)?.[1] ?? ['', '']
  const isPresent = has(program) && (name !== 'curl' || has('curl'))

  it.runIf(isPresent).each(['readHome', 'fillForm'])('sends %s', { timeout: 60_000 }, async (id) => {
    const found = operation(id)
    if (!found) throw new Error(`there is no call ${id}`)
    const request = requestOf(found.call, found.bodyExample)
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const source = write(request).replaceAll('http://127.0.0.1:8000', origin)
    writeFileSync(join(folder.path, file), source)
    received = undefined
    const child = spawn(program, [join(folder.path, file)], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(received, stderr).toEqual({
      ...{ method: request.method, url: request.url.replace('http://127.0.0.1:8000', '') },
      ...{ language: 'fr', key: new Map(request.headers).get('idempotency-key') },
      body: found.bodyExample,
    })
    expect(stdout).toContain('Montclair')
  })
})
