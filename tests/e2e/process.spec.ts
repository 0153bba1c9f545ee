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
