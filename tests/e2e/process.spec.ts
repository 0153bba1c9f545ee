import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { runProgram } from './server/Program'
import { startedAt } from './server/startedAt'

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'beffroi-process-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

const { BEFFROI_BASE = '', BEFFROI_DATA = '', BEFFROI_PID = '' } = process.env

test('a second server on the same data refuses, and names the one that has it', async () => {
  const second = runProgram({ PORT: '0', DATA_DIR: BEFFROI_DATA })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`process ${BEFFROI_PID}`)
  expect(second.output().trim().split('\n')).toHaveLength(1)
  expect((await fetch(`${BEFFROI_BASE}/health/ready`)).status).toBe(200)
})

test('a server whose port is taken says so and ends', async ({ folder }) => {
  const { port } = new URL(BEFFROI_BASE)
  const second = runProgram({ PORT: port, DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken; choose another one with PORT.`)
  expect(second.output()).not.toMatch(/\bat .*\(|EADDRINUSE/)
})

test('a server that is asked to end ends, lets its data go, and finds them again', async ({ folder }) => {
  const settings = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const first = runProgram(settings)
  const base = await startedAt(first)
  const headers = { 'content-type': 'application/json', 'x-lgc-anonymous-uid': '0b51f3f0-6f7c-4b0e-9d2f-0d5d6a1b2c3d' }
  const vote = `${'/poll-service/api/v2/web/vote'}?requestNewPoll=true`
  const body = JSON.stringify({ pollUid: 'quai-de-meuse', responses: ['ombre'] })
  expect((await fetch(base + vote, { method: 'POST', headers, body })).status).toBe(200)
  expect(await first.stop()).toBe(0)
  expect(await readdir(folder)).not.toContain('server.lock')

  const again = runProgram(settings)
  const url = `${await startedAt(again)}/core-content-service/api/v1/web/portal/montclair/poll/quai-de-meuse`
  const { data } = await (await fetch(url, { headers })).json()
  expect(data.type).toBe('poll-results')
  expect(await again.stop()).toBe(0)
})

test('a wrong setting is named', async ({ folder }) => {
  const program = runProgram({ PORT: 'many', DATA_DIR: folder })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('PORT')
  expect(program.output()).not.toMatch(/\bat .*\(/)
})
