import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../src/cli/mock/listen'
import { CallAnswers } from '../../src/cli/preview/CallAnswers'
import { createPreviewServer } from '../../src/cli/preview/createPreviewServer'
import { DrawingFiles } from '../../src/cli/preview/DrawingFiles'
import { WatchedInput } from '../../src/cli/preview/WatchedInput'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'
import { goodAnswers, smallBackEnd } from '../helpers/cli/smallBackEnd'
import { startCli } from '../helpers/cli/startCli'

const lint = { locale: 'fr', now: new Date('2026-11-29'), timeZone: 'Europe/Brussels' }
const settings = { as: undefined, at: undefined, severities: {}, lint }

/** Serves the preview of a file, and returns what asks it. */
async function preview(document: unknown) {
  const folder = folderOf({ 'a.json': document, 'drawing/index.html': '<p>drawn</p>', 'drawing/notes.txt': 'no' })
  const path = join(folder, 'a.json')
  const watched = new WatchedInput({ name: 'a.json', path }, settings)
  await watched.update()
  const { server, tell } = createPreviewServer({
    watched,
    files: new DrawingFiles(join(folder, 'drawing')),
    calls: new CallAnswers('montclair', undefined, 'fr'),
    look: { theme: 'nordege', locale: 'fr', scheme: 'light', width: 'full' },
    settings: { colors: 'primary-0f6675' },
  })
  const origin = await listen(server, 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const text = async (address: string) => (await fetch(origin + address)).text()
  return { origin, path, watched, tell, text, payload: async () => JSON.parse(await text('/payload.json')) }
}

const page = { title: 'Accueil', components: [validBlock] }
const modal = { title: 'Merci', components: [validBlock], closable: true }
const action = { handler: 'back' }

/** A document, and what is drawn: how, and where it stands. */
const drawn: Readonly<Record<string, [document: unknown, parts: [as: string, pointer: string][]]>> = {
  'a page': [page, [['page', '']]],
  'a modal': [modal, [['modal', '']]],
  'a block': [validBlock, [['block', '']]],
  'an action': [action, [['action', '']]],
  'a list of blocks': [[validBlock, validBlock], [['page', '']]],
  'an answer': [{ data: page }, [['page', '/data']]],
  'an answer with a list of pages': [
    { data: [page, page] },
    [
      ['page', '/data/0'],
      ['page', '/data/1'],
    ],
  ],
  'a portal': [{ name: 'Montclair', portalName: 'montclair' }, []],
  'no JSON': ['{ "title": ', []],
}

describe('a preview', () => {
  it.each(Object.entries(drawn))('draws %s', async (_name, [document, parts]) => {
    const found = await (await preview(document)).payload()
    expect(found.map(({ as, pointer }: Record<string, string>) => [as, pointer])).toEqual(parts)
  })

  it('shows the issues with links to what explain says of them', async () => {
    const { text } = await preview(errorBlock)
    const shell = await text('/')
    expect(shell).toContain('1 error, 0 warnings.')
    expect(shell).toContain('a.json:1:52  error out-of-range')
    const [, address = ''] = /href="(\/explain\/schemas[^"]+)"/.exec(shell) ?? []
    expect(await text(address)).toContain('level')
    expect(await text('/explain/out-of-range')).toContain('a rule of the contract')
  })

  it('takes the look from its address, and the colours of a town with its theme alone', async () => {
    const { text } = await preview(page)
    expect(await text('/?locale=nl&width=375')).toMatch(
      /src="\/drawing\/\?colors=primary-0f6675&amp;theme=nordege&amp;locale=nl&amp;scheme=light" class="w375"/,
    )
    expect(await text('/?theme=squared')).toContain('/drawing/?theme=squared')
    expect(await text('/?width="><script>')).not.toContain('"><script>')
  })

  it('tells of a change, and keeps the last drawing while a text is half written', async () => {
    const { origin, path, watched, tell, payload, text } = await preview(page)
    const changes = (await fetch(`${origin}/changes`)).body?.getReader()
    await changes?.read()
    expect(await watched.update()).toBe(false)
    writeFileSync(path, '{ "title": "Acc')
    expect(await watched.update()).toBe(true)
    tell()
    expect(new TextDecoder().decode((await changes?.read())?.value)).toContain('changed')
    expect(await payload()).toMatchObject([{ document: page }])
    expect(await text('/issues')).toContain('not-json')
    await changes?.cancel()
  })

  it.each([
    ['/drawing/', 200, 'text/html; charset=utf-8'],
    ['/drawing/notes.txt', 404, 'text/plain'],
    ['/drawing/..%2fa.json', 404, 'text/plain'],
    ['/resize/800x600/place.jpg', 200, 'image/svg+xml'],
    [goodAnswers.home.replace('petitville', 'montclair'), 200, 'application/json; charset=utf-8'],
    ['/explain/nonsense', 404, 'text/html; charset=utf-8'],
    ['/elsewhere', 404, 'text/plain'],
  ])('answers %s with %i', async (address, status, type) => {
    const answer = await fetch((await preview(page)).origin + address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type])
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(type.startsWith('text/html') ? /^default-src 'none'; script-src 'self'/ : /sandbox$/)
  })

  it('answers neither other methods nor names that somebody lets point to this machine', async () => {
    const { origin } = await preview(page)
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
    const port = new URL(origin).port
    const { request } = await import('node:http')
    const status = await new Promise((resolve) =>
      request({ port, host: '127.0.0.1', headers: { host: `evil.example:${port}` } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end(),
    )
    expect(status).toBe(421)
  })
})

describe('beffroi preview', () => {
  it('draws an answer of a back end with its theme, colours and pictures, and follows it', async () => {
    let title = 'Petitville'
    const home: Parameters<typeof smallBackEnd>[0] = {
      [goodAnswers.home]: (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: { title, components: [] } })),
    }
    const origin = await smallBackEnd(home)
    const options = ['--portal', 'petitville', '--interval', '0.05', '--timeout', '5', '--port', '0', '--no-config']
    const args = ['preview', origin + goodAnswers.home, '--scheme', 'dark', '--now', '2026-11-21', ...options]
    const { until, child, ended } = await startCli(args, { cwd: folderOf({}) })
    const [address = ''] = /http:\S+(?= \(Ctrl-C ends\))/.exec(await until(/drawn at .* \(Ctrl-C ends\)/)) ?? []
    const shell = await (await fetch(address)).text()
    expect(shell).toContain('colors=primary-0f6675&amp;now=2026-11-21T12%3A00%3A00.000Z&amp;theme=nordege')
    expect((await fetch(address + goodAnswers.picture)).headers.get('content-type')).toBe('image/svg+xml')
    title = 'Grandville'
    await expect
      .poll(async () => (await fetch(`${address}/payload.json`)).json())
      .toMatchObject([{ document: { title } }])
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it.each([
    [['missing.json'], 'missing.json: no such file or folder'],
    [['.'], 'name one file or one address'],
    [['a.json', '--theme', 'nordge'], 'Did you mean nordege?'],
    [['a.json', '--origin', 'http://127.0.0.1:8000/api'], 'a back end is an origin without a path'],
    [['a.json', '--as', 'pgae', '--at', '/data'], 'Did you mean page?'],
    [['a.json', '--locale', 'fra', '--time-zone', 'Europe/Brussels'], 'Did you mean fr?'],
    [['a.json', '--ignore', 'past-evnt', '--rule', 'vague-link=error', '--config', 'c.json', '--open'], 'c.json'],
  ])('refuses %j', async (args, message) => {
    const cwd = folderOf({ 'a.json': validBlock, 'b.json': validBlock })
    const { code, stderr } = await runCli(['preview', ...args], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})
