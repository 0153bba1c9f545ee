// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import { expect, it } from 'vitest'
import { boom, deferred, navigation, record, submit } from './recorder'

const source = { key: '/components/3', type: 'poll' }

it('[X10] ignores the same action of the same source while it runs', async () => {
  const answer = deferred()
  const action = submit()
  const { run, names } = record({ call: () => answer.promise })
  const first = run(action, { source })
  expect(await run(action, { source })).toEqual({ status: 'ignored' })
  expect(await run(action, { source })).toEqual({ status: 'ignored' })
  answer.resolve('reçu')
  expect(await first).toMatchObject({ status: 'done', value: 'reçu' })
  expect(names()).toEqual(['call'])
})

it('[X10] ignores an equal action of a block that rendered again meanwhile', async () => {
  const answer = deferred()
  const { run } = record({ call: () => answer.promise })
  const first = run(submit(), { source: { ...source } })
  expect(await run(submit(), { source: { ...source } })).toEqual({ status: 'ignored' })
  answer.resolve(undefined)
  await first
})

it('[X10] ignores it without a source too', async () => {
  const { run } = record()
  const first = run(submit())
  expect(await run(submit())).toEqual({ status: 'ignored' })
  await first
})

it('[X10] ignores it while its question is open and while its then runs', async () => {
  const question = deferred()
  const reading = deferred()
  const { run, names } = record({ confirm: () => question.promise, reload: () => reading.promise })
  const action = { ...navigation(), confirm: { title: 'Quitter ?' }, then: { handler: 'refresh' } }
  const first = run(action)
  expect((await run(action)).status).toBe('ignored')
  question.resolve(true)
  await expect.poll(names).toContain('reload')
  expect((await run(action)).status).toBe('ignored')
  reading.resolve(undefined)
  expect((await first).status).toBe('done')
  expect(names()).toEqual(['confirm', 'navigate', 'reload'])
})

it('[X10] runs it again after it is done, failed, declined or aborted', async () => {
  let answer: unknown
  const { run } = record({ confirm: () => answer, call: () => boom() })
  const action = { ...submit(), confirm: { title: 'Envoyer ?' } }
  answer = false
  expect((await run(action)).status).toBe('cancelled')
  answer = true
  expect((await run(action)).status).toBe('failed')
  expect((await run(action)).status).toBe('failed')
  const leaving = new AbortController()
  answer = new Promise(() => {})
  const stuck = run(action, { signal: leaving.signal })
  leaving.abort()
  expect((await stuck).status).toBe('aborted')
  answer = false
  expect((await run(action)).status).toBe('cancelled')
})

it('[X11] runs different actions of one source at the same time', async () => {
  const answers = [deferred(), deferred()]
  let calls = 0
  const { run } = record({ call: () => answers[calls++]?.promise })
  const first = run(submit('/a'), { source })
  const second = run(submit('/b'), { source })
  answers[1]?.resolve('b')
  expect(await second).toMatchObject({ status: 'done', value: 'b' })
  answers[0]?.resolve('a')
  expect(await first).toMatchObject({ status: 'done', value: 'a' })
})

it('[X11] runs equal actions of different sources at the same time', async () => {
  const { run, names } = record({ call: () => Promise.resolve() })
  const outcomes = await Promise.all(
    ['/components/0', '/components/1', undefined].map((key) =>
      run(submit(), key === undefined ? {} : { source: { key } }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
  expect(names()).toHaveLength(3)
})
