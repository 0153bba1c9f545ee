import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { startCli } from '../helpers/cli/startCli'

const write = (cwd: string, name: string, document: unknown) =>
  writeFileSync(join(cwd, name), typeof document === 'string' ? document : JSON.stringify(document))

/** The line that ends the output of one round. */
const round = '(Ctrl-C ends)'

async function watch(files: Record<string, unknown>, ...args: string[]) {
  const cwd = folderOf(files)
  const started = await startCli(['validate', '--watch', '--format', 'compact', ...args], { cwd })
  const end = async () => {
    started.child.kill('SIGINT')
    return started.ended
  }
  /** The output of the next rounds, until all parts are printed: several changes are one round or more, as the machine is busy. */
  const rounds = async (...parts: readonly string[]) => {
    let printed = ''
    while (!parts.every((part) => printed.includes(part))) printed += await started.until(round)
    return printed
  }
  return { cwd, until: started.until, rounds, end }
}

describe('--watch', () => {
  it('checks everything once, then each change, and exits with the last state', async () => {
    const { cwd, until, rounds, end } = await watch({ 'p/a.json': validBlock, 'p/b.json': errorBlock }, 'p')
    const first = await until(round)
    expect(first).toContain('p/b.json:1:')
    expect(first).toContain('watching 2 files: 1 error, 0 warnings in 1 of them')
    write(cwd, 'p/a.json', errorBlock)
    const second = await rounds('p/a.json:1:')
    expect(second).toMatch(/──── \d\d:\d\d:\d\d · p\/a\.json ────/)
    expect(second).not.toContain('p/b.json:1:')
    write(cwd, 'p/a.json', validBlock)
    write(cwd, 'p/b.json', warningBlock)
    await rounds('watching 2 files: 0 errors, 1 warning in 1 of them')
    expect(await end()).toBe(0)
  })

  it('exits 1 while there are errors', async () => {
    const { until, end } = await watch({ 'a.json': errorBlock }, 'a.json')
    await until(round)
    expect(await end()).toBe(1)
  })

  it('handles files that are new, half written, replaced, renamed or deleted', async () => {
    const { cwd, until, rounds, end } = await watch({ 'p/a.json': validBlock }, 'p')
    await until(round)
    mkdirSync(join(cwd, 'p/deep/er'), { recursive: true })
    write(cwd, 'p/deep/er/new.json', '{"type":"title","data":{"te')
    await until(/p\/deep\/er\/new\.json:1:\d+: error not-json/)
    write(cwd, 'p/deep/er/new.json', errorBlock)
    await until(/p\/deep\/er\/new\.json:1:\d+: error out-of-range/)
    write(cwd, 'p/next', validBlock)
    renameSync(join(cwd, 'p/next'), join(cwd, 'p/deep/er/new.json'))
    await until('watching 2 files: no issue')
    renameSync(join(cwd, 'p/deep/er/new.json'), join(cwd, 'p/moved.json'))
    await rounds('p/deep/er/new.json is no longer there', '· p/moved.json ─')
    rmSync(join(cwd, 'p'), { recursive: true })
    // The file goes before its folder, in one round or not.
    await until(/p: no such file or folder[\s\S]*watching 0 files|watching 0 files[\s\S]*p: no such file or folder/)
    mkdirSync(join(cwd, 'p'))
    write(cwd, 'p/back.json', validBlock)
    await until('watching 1 file: no issue')
    expect(await end()).toBe(0)
  })

  it('follows the configuration and ignore files, and reports mistakes in them', async () => {
    const { cwd, until, end } = await watch({ 'a.json': errorBlock, 'b.json': validBlock })
    await until('watching 2 files: 1 error')
    write(cwd, 'beffroi.config.json', { rules: { 'out-of-range': 'off' } })
    await until('watching 2 files: no issue')
    write(cwd, 'beffroi.config.json', { ruls: {} })
    expect(await until('Did you mean "rules"?')).toContain('beffroi.config.json has a mistake')
    write(cwd, 'beffroi.config.json', {})
    await until('watching 2 files: 1 error')
    write(cwd, '.beffroiignore', 'a.json\n')
    await until('watching 1 file: no issue')
    rmSync(join(cwd, '.beffroiignore'))
    await until('watching 2 files: 1 error')
    expect(await end()).toBe(1)
  })

  it.each(['with', 'without'])(
    'asks an address again, and reports only what differs, %s an entity tag',
    async (how) => {
      const back = await changingAnswer(how === 'with')
      back.answer(errorBlock)
      const { until, rounds, end } = await watch({}, back.address, '--interval', '0.05', '--at', '/data')
      expect(await until(round)).toMatch(/\/block:1:\d+: error [\s\S]* watching 1 file: 1 error/)
      await back.asked(5)
      expect(back.repeats() > 2).toBe(how === 'with')
      back.answer(validBlock)
      const second = await rounds('watching 1 file: no issue')
      expect(second.split('────')).toHaveLength(3)
      back.answer(undefined)
      expect(await until('answered 503 Service Unavailable')).toContain('/block')
      await back.asked(5)
      expect(await end()).toBe(2)
    },
  )
})

/** A server with one answer, which changes. */
async function changingAnswer(hasTag: boolean) {
  let body = ''
  let repeats = 0
  let requests = 0
  let onRequest = () => {}
  const server = createServer((request, response) => {
    requests += 1
    onRequest()
    const etag = `"${body.length}"`
    if (body === '') return response.writeHead(503).end()
    if (hasTag && request.headers['if-none-match'] === etag) {
      repeats += 1
      return response.writeHead(304).end()
    }
    return response.writeHead(200, { 'content-type': 'application/json', ...(hasTag && { etag }) }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/block`,
    answer(data: object | undefined) {
      body = data ? JSON.stringify({ data }) : ''
    },
    /** Waits for so many more requests. */
    asked: (count: number) =>
      new Promise<void>((resolve) => {
        const last = requests + count
        onRequest = () => requests >= last && resolve()
      }),
    repeats: () => repeats,
  }
}
