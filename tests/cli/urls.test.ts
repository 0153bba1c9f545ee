import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { startCli } from '../helpers/cli/startCli'

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array } | 'silence' | 'cut'

/** A terminal that runs a program: `script` of util-linux. */
const terminal = existsSync('/usr/bin/script') && process.platform === 'linux' ? ['/usr/bin/script', '-qec'] : undefined

const json = { 'content-type': 'application/json' }

/** A server that answers by path and records its requests in `asked`. */
async function serve(answers: Record<string, Answer>) {
  const asked: { path: string; authorization: string | undefined }[] = []
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    asked.push({ path, authorization: request.headers.authorization })
    const answer = answers[path] ?? { status: 404, body: '<h1>404</h1>' }
    if (answer === 'silence') return
    if (answer === 'cut') {
      response.writeHead(200, { ...json, 'content-length': '1000' })
      response.write('{"type"', () => response.destroy())
      return
    }
    response.writeHead(answer.status ?? 200, answer.headers ?? json).end(answer.body)
  }
  const origin = await listen(createServer(listener), 'http')
  return { origin, asked }
}

async function listen(server: Server, protocol: string): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `${protocol}://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function validate(addresses: string[], env: NodeJS.ProcessEnv = {}, seconds = 100) {
  const args = ['--format', 'json', '--timeout', String(seconds)]
  const run = await runCli(['validate', ...addresses, ...args], { cwd: folderOf({}), env })
  const { files, problems } = readReport(run)
  const found = files.map(({ file, issues: [issue] }) => `${file} ${issue?.record} ${issue?.code} ${issue?.pointer}`)
  return {
    code: run.code,
    stderr: run.stderr,
    found,
    problems: problems.map(({ file, problem }) => `${file} ${problem}`),
  }
}

const line = `${JSON.stringify(errorBlock)}\n`

describe('a URL', () => {
  it('is fetched, and the format of its answer is detected', async () => {
    const { origin, asked } = await serve({
      '/answer': { body: JSON.stringify({ data: errorBlock }) },
      '/records': { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' }, body: line },
      '/records.jsonl': { headers: { 'content-type': 'application/octet-stream' }, body: line },
      '/sniffed': { headers: { 'content-type': 'text/plain' }, body: line + line },
      '/small': { headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(line) },
      '/file.json.gz': { headers: { 'content-type': 'application/gzip' }, body: gzipSync(line) },
    })
    const paths = ['/answer', '/file.json.gz', '/records', '/records.jsonl', '/small', '/sniffed']
    const { code, stderr, found } = await validate(paths.map((path) => origin + path))
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(found).toEqual([
      `${origin}/answer undefined out-of-range /data/data/level`,
      `${origin}/file.json.gz undefined out-of-range /data/level`,
      `${origin}/records 1 out-of-range /data/level`,
      `${origin}/records.jsonl 1 out-of-range /data/level`,
      `${origin}/small undefined out-of-range /data/level`,
      `${origin}/sniffed 1 out-of-range /data/level`,
    ])
    expect(asked).toHaveLength(paths.length)
  })

  it('is reported in a sentence when it gives no document, and the others are checked', async () => {
    const { origin } = await serve({
      '/cut': 'cut',
      '/damaged': { headers: { ...json, 'content-encoding': 'gzip' }, body: 'not gzip' },
      '/empty': { status: 204 },
      '/forbidden': { status: 403, body: '{}' },
      '/good': { body: JSON.stringify(validBlock) },
      '/html': { headers: { 'content-type': 'text/html' }, body: '\n<!doctype html><title>Login</title>' },
      '/page-as-json': { body: '<html lang="fr">' },
      '/xml': { headers: { 'content-type': 'application/xml' }, body: '<?xml version="1.0"?>' },
    })
    const paths = 'cut damaged empty forbidden gone good html page-as-json xml'.split(' ')
    const { code, problems, found } = await validate(paths.map((path) => `${origin}/${path}`))
    expect(code).toBe(2)
    expect(found.map((text) => text.replace(origin, ''))).toEqual([
      '/empty undefined not-json ',
      '/good undefined undefined undefined',
    ])
    expect(problems.map((text) => text.replace(origin, ''))).toEqual([
      '/cut could not be fetched: the connection was cut off',
      '/damaged could not be fetched: its compressed answer is damaged',
      '/forbidden answered 403 Forbidden: it does not let you in',
      '/gone answered 404 Not Found',
      '/html sends HTML, not JSON: is it the address of a page for people, or of a login?',
      '/page-as-json sends HTML, not JSON: is it the address of a page for people, or of a login?',
      '/xml sends XML, not JSON: is it the address of a page for people, or of a login?',
    ])
  })

  it('is reported when it does not answer in time', async () => {
    const { origin } = await serve({ '/silent': 'silence' })
    const { code, problems } = await validate([`${origin}/silent`], {}, 1)
    expect({ code, problems }).toEqual({ code: 2, problems: [`${origin}/silent did not answer within 1 second`] })
  })

  it('is checked with a note when its JSON has the content type HTML', async () => {
    const { origin } = await serve({ '/': { headers: { 'content-type': 'text/html' }, body: line } })
    const { code, stderr } = await validate([`${origin}/`])
    expect(code).toBe(1)
    expect(stderr).toBe(`beffroi: ${origin}/: is sent as text/html; JSON is sent as application/json\n`)
  })

  it('is reported when no server answers', async () => {
    const { origin } = await serve({})
    const raw = createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))
    raw.listen(0, '127.0.0.1')
    await once(raw, 'listening')
    onTestFinished(() => void raw.close())
    const about = raw.address()
    const port = typeof about === 'object' && about ? about.port : 0
    const addresses = [
      'http://127.0.0.1:1/',
      `http://127.0.0.1:${port}/`,
      'http://[/',
      'http://nobody.invalid/',
      origin.replace('http:', 'https:'),
    ]
    const { code, problems } = await validate(addresses)
    expect(code).toBe(2)
    expect(problems).toEqual([
      'http://127.0.0.1:1/ is at a port kept for other protocols',
      `http://127.0.0.1:${port}/ could not be fetched: it does not answer in HTTP`,
      'http://[/ is not a valid address',
      expect.stringMatching(/^http:\/\/nobody\.invalid\/ could not be fetched: (there is no host|its name cannot)/),
      expect.stringMatching(/could not be fetched: it does not speak https at that port$/),
    ])
  })

  it.skipIf(!hasOpenssl())('is refused with a self-signed certificate, unless that is trusted explicitly', async () => {
    const cwd = folderOf({})
    const keys = ['-keyout', join(cwd, 'key.pem'), '-out', join(cwd, 'cert.pem')]
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    execFileSync('openssl', [...args, ...keys, ...names], { stdio: 'ignore' })
    const pair = { key: readFileSync(join(cwd, 'key.pem')), cert: readFileSync(join(cwd, 'cert.pem')) }
    const server = createSecureServer(pair, (_, response) => response.writeHead(200, json).end(line))
    const origin = await listen(server, 'https')
    const { code, problems } = await validate([`${origin}/`])
    expect(code).toBe(2)
    expect(problems[0]).toContain('its certificate is signed by nobody trusted here; NODE_EXTRA_CA_CERTS')
    expect((await validate([`${origin}/`], { NODE_EXTRA_CA_CERTS: join(cwd, 'cert.pem') })).code).toBe(1)
  })
})

describe('a redirect', () => {
  const to = (location: string, status = 302): Answer => ({ status, headers: { location } })

  it('is followed silently to the same host, and with a note to another', async () => {
    const { origin: other } = await serve({ '/there': { body: line } })
    const { origin } = await serve({
      '/a': to('/b', 301),
      '/b': to('c', 308),
      '/c': { body: line },
      '/d': to(`${other}/there`),
    })
    const { code, stderr, found } = await validate([`${origin}/a`, `${origin}/d`])
    expect(code).toBe(1)
    expect(found).toHaveLength(2)
    expect(stderr).toBe(`beffroi: ${origin}/d: redirects to ${other}/there\n`)
  })

  it('is reported with its target when it fails', async () => {
    const { origin } = await serve({
      '/circle': to('/circle'),
      '/file': to('file:///etc/passwd'),
      '/gone': to('/nowhere'),
      '/login': to('/page'),
      '/page': { headers: { 'content-type': 'text/html' }, body: '<html>' },
      '/port': to('http://127.0.0.1:1/'),
    })
    const paths = ['/circle', '/file', '/gone', '/login', '/port']
    const { code, problems } = await validate(paths.map((path) => origin + path))
    expect(code).toBe(2)
    expect(problems.map((text) => text.replaceAll(origin, ''))).toEqual([
      '/circle redirects more than 10 times, at last to /circle',
      '/file redirects to file:///etc/passwd, which is no address on the web',
      '/gone redirects to /nowhere, which answered 404 Not Found',
      '/login redirects to /page, which sends HTML, not JSON: is it the address of a page for people, or of a login?',
      '/port redirects to http://127.0.0.1:1/, which is at a port kept for other protocols',
    ])
  })

  it('sends no password to another host and never prints it', async () => {
    const { origin: other, asked: elsewhere } = await serve({ '/x': { body: line } })
    const { origin, asked } = await serve({ '/a': to('/b'), '/b': to(`${other.replace('//', '//me:too@')}/x`) })
    const { stderr, found } = await validate([`${origin.replace('//', '//anna:s%C3%A9same@')}/a`])
    const basic = `Basic ${Buffer.from('anna:sésame').toString('base64')}`
    expect(asked.map(({ authorization }) => authorization)).toEqual([basic, basic])
    expect(elsewhere).toEqual([{ path: '/x', authorization: undefined }])
    expect(stderr).toBe(`beffroi: ${origin}/a: redirects to ${other}/x\n`)
    expect(found).toEqual([`${origin}/a undefined out-of-range /data/level`])
  })

  it.runIf(terminal)('is noted on a line of its own despite the progress line', async () => {
    const { origin: other } = await serve({ '/there': { body: line } })
    let redirect = () => {}
    const slow = createServer((_, response) => {
      redirect = () => void response.writeHead(302, { location: `${other}/there` }).end()
    })
    const origin = await listen(slow, 'http')
    const { ended, until } = await startCli(['validate', `${origin}/a`], { cwd: folderOf({}), through: terminal })
    expect(await until(/checking [1-9] s .*/)).toContain(`${origin}/a`)
    redirect()
    expect(await until('redirects to')).toContain(`\r\u001b[2Kbeffroi: ${origin}/a: `)
    await ended
  })
})

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
