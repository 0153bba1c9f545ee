// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { handlerNames, validate } from '../../../schemas'
import { record } from './recorder'

const folder = new URL('../../../fixtures/actions/', import.meta.url)

type Invalid = { document: unknown; issues: { code: string; pointer: string }[] }

const names = (handler: string, kind: string) => readdirSync(new URL(`${handler}/${kind}/`, folder))
const read = (handler: string, kind: string, name: string) =>
  JSON.parse(readFileSync(new URL(`${handler}/${kind}/${name}`, folder), 'utf8'))

it('every handler has fixtures, and all fixtures belong to a handler', () => {
  expect(readdirSync(folder).sort()).toEqual([...handlerNames].sort())
})

describe.each(handlerNames)('%s', (handler) => {
  it.each(names(handler, 'valid'))('runs %s', async (name) => {
    const action: unknown = read(handler, 'valid', name)
    const { run, issues } = record({ confirm: () => true })
    expect(validate(action).issues).toEqual([])
    expect(await run(action)).toMatchObject({ status: 'done' })
    expect(issues).toEqual([])
  })

  it.each(names(handler, 'invalid'))('finds the one mistake of %s', (name) => {
    const { document, issues }: Invalid = read(handler, 'invalid', name)
    const found = validate(document, { as: 'action' }).issues
    expect(found.map(({ code, pointer }) => ({ code, pointer }))).toEqual(issues)
  })
})
