import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { calls } from '../../schemas/calls'
import { kindOf } from '../../src/cli/input/kindOf'
import { exampleData } from '../../src/cli/mock/exampleData'
import { MockAnswers } from '../../src/cli/mock/MockAnswers'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { goodAnswers, smallBackEnd } from '../helpers/cli/smallBackEnd'
import { startCli } from '../helpers/cli/startCli'

/** Starts a mock and returns its origin. */
async function mock(cwd: string, ...args: string[]): Promise<string> {
  const started = await startCli(['mock', ...args, '--port', '0'], { cwd })
  const printed = await started.until(/http:\/\/127\.0\.0\.1:\d+/)
  return /http:\S+$/.exec(printed)?.[0] ?? ''
}

describe('beffroi record', () => {
  it('writes payloads that validate knows, and what a mock needs to conform like the back end', async () => {
    const cwd = folderOf({})
    const args = ['--portal', 'petitville', '--out', 'town', '--samples', '9', '--header', 'x-a: b', '--no-progress']
    const run = await runCli(['record', await smallBackEnd(), ...args], { cwd })
    expect(run).toMatchObject({ code: 0, stdout: '' })
    expect(readdirSync(join(cwd, 'town/payloads'))).toContain('readPublication-3.json')
    const checked = await runCli(['validate', '--config', 'town/beffroi.config.json'], { cwd })
    expect(checked).toMatchObject({ code: 0, stderr: '' })
    const origin = await mock(cwd, 'town', '--portal', 'petitville')
    const ignored = ['--ignore', 'wrong-paging', '--ignore', 'ignored-filter', '--no-config', '--format', 'json']
    const tried = await runCli(['conform', origin, '--portal', 'petitville', ...ignored], { cwd })
    expect(readReport(tried).files.flatMap(({ issues }) => issues)).toEqual([])
  })

  it.each([
    [{ 'recorded/beffroi.config.json': {} }, 'is no recording: name another folder with --out'],
    [{}, 'answers no call with 200'],
  ])('refuses %j', async (files, message) => {
    const { code, stderr } = await runCli(['record', 'http://127.0.0.1:9', '--portal', 'a'], { cwd: folderOf(files) })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('beffroi mock', () => {
  it('answers late and with failures where it is told to', async () => {
    const options = ['--portal', 'petitville', '--delay', '1', '--slow', 'readFooter=400', '--fail', 'readHome=503']
    const origin = await mock(folderOf({}), ...options)
    const home = await fetch(origin + goodAnswers.home)
    expect([home.status, await home.json()]).toMatchObject([503, { error: { status: 503, code: 'unavailable' } }])
    const started = performance.now()
    expect((await fetch(origin + goodAnswers.footer)).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(390)
    expect(await (await fetch(origin + goodAnswers.portal)).json()).toMatchObject({
      data: { portalName: 'petitville' },
    })
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404)
  })

  it('answers every call with data of its kind', () => {
    const faults = calls().flatMap((call) => {
      const as = kindOf(call)
      if (as === undefined) return []
      const data = exampleData(call, 'petitville')
      const documents = call.isList && Array.isArray(data) ? data : [data]
      return documents.flatMap((each) => validate(each, { as }).issues.map(({ message }) => `${call.id}: ${message}`))
    })
    expect(faults).toEqual([])
  })

  it.each([
    [['nowhere'], 'nowhere is no recording'],
    [['--fail', 'readHme=503'], 'there is no call "readHme"; did you mean "readHome"?'],
    [['--slow', 'readHome=soon'], '"readHome=soon" is not written as readHome=9000'],
    [['--port', '70000'], 'Give a port from 0 to 65535.'],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await runCli(['mock', ...args], { cwd: folderOf({}) })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

it('a recording names only files of its own', () => {
  const entry = { call: 'readHome', address: '/a', status: 200, type: 'text/plain', file: '../../etc/passwd' }
  const cwd = folderOf({ 'recording.json': { portal: 'a', answers: [entry] } })
  expect(() => new MockAnswers('a', cwd)).toThrow('is not the list of a recording')
  expect(readFileSync(join(cwd, 'recording.json'), 'utf8')).toContain('passwd')
})
