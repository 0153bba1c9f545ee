import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { newVisitor } from './polls'
import { startServerProcess, waitForAddress } from './ServerProcess'

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'beffroi-process-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

const { BEFFROI_BASE = '', BEFFROI_DATA = '', BEFFROI_PID = '' } = process.env

test('a second server on the same data folder exits and names the first', async () => {
  const second = startServerProcess({ PORT: '0', DATA_DIR: BEFFROI_DATA })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`process ${BEFFROI_PID}`)
  expect(second.output().trim().split('\n')).toHaveLength(1)
  expect((await fetch(`${BEFFROI_BASE}/health/ready`)).status).toBe(200)
})

test('a server whose port is taken says so and exits', async ({ folder }) => {
  const { port } = new URL(BEFFROI_BASE)
  const second = startServerProcess({ PORT: port, DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken; choose another one with PORT.`)
  expect(second.output()).not.toMatch(/\bat .*\(|EADDRINUSE/)
})

test('a server exits on SIGTERM, unlocks its data and finds it again', async ({ folder }) => {
  const settings = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const first = startServerProcess(settings)
  const base = await waitForAddress(first)
  const headers = { 'content-type': 'application/json', cookie: await newVisitor(base) }
  const vote = `${'/poll-service/api/v2/web/vote'}?requestNewPoll=true`
  const body = JSON.stringify({ pollUid: 'quai-de-meuse', responses: ['ombre'] })
  const answer = await fetch(base + vote, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  // Now the cookie says that something of the visitor is stored.
  const cookie = answer.headers.getSetCookie().join().split(';', 1)[0] ?? ''
  expect(await first.stop()).toBe(0)
  expect(await readdir(folder)).not.toContain('server.lock')

  const again = startServerProcess(settings)
  const url = `${await waitForAddress(again)}/core-content-service/api/v1/web/portal/montclair/poll/quai-de-meuse`
  const { data } = await (await fetch(url, { headers: { cookie } })).json()
  expect(data.type).toBe('poll-results')
  expect(await again.stop()).toBe(0)
})

test('a server names an invalid setting and exits', async ({ folder }) => {
  const program = startServerProcess({ PORT: 'many', DATA_DIR: folder })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('PORT')
  expect(program.output()).not.toMatch(/\bat .*\(/)
})
