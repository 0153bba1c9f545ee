// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import { expect, it } from 'vitest'
import { boom, navigation, record, submit } from './recorder'

it('[X14] traces every effect in order, with its handler and result', async () => {
  const { run, entries } = record({ confirm: () => true, call: () => Promise.resolve({ data: null }) })
  await run({ ...submit('/a'), confirm: { title: 'Envoyer ?' }, then: navigation() })
  expect(entries).toMatchObject([
    { handler: 'submit', effect: { effect: 'confirm', title: 'Envoyer ?' }, result: true },
    { handler: 'submit', effect: { effect: 'call', method: 'POST', endpoint: '/a' }, result: { data: null } },
    { handler: 'navigation', effect: { effect: 'navigate', path: '/contenu/voirie' }, result: undefined },
  ])
})

it('[X14] traces when an effect began and how long it took', async () => {
  const before = Date.now()
  const { run, entries } = record()
  await run(navigation())
  expect(entries[0]?.at).toBeGreaterThanOrEqual(before)
  expect(entries[0]?.at).toBeLessThanOrEqual(Date.now())
  expect(entries[0]?.duration).toBeGreaterThanOrEqual(0)
  expect(entries[0]).not.toHaveProperty('error')
})

it.each([
  ['an error', () => boom('Hors ligne'), { name: 'Error', message: 'Hors ligne' }],
  ['a string', () => Promise.reject('404'), { name: 'Error', message: '404' }],
  ['a value without a string form', () => Promise.reject(Object.create(null)), { name: 'Error', message: '' }],
])('[X14] traces %s as plain data', async (_, call, error) => {
  const { run, entries } = record({ call })
  await run(submit())
  expect(entries[0]?.error).toEqual(error)
  expect(entries[0]).not.toHaveProperty('result')
  expect(structuredClone(entries)).toEqual(entries)
})

it('[X14] traces the effect that an abort interrupted', async () => {
  const leaving = new AbortController()
  const { run, entries } = record({ call: () => new Promise(() => {}) })
  const outcome = run(submit(), { signal: leaving.signal })
  leaving.abort()
  await outcome
  expect(entries).toMatchObject([{ effect: { effect: 'call' }, error: { name: 'AbortError' } }])
})

it('[X14] traces nothing for an invalid action', async () => {
  const { run, entries } = record()
  await run(navigation('voirie'))
  expect(entries).toEqual([])
})
