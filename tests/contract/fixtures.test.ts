import { describe, expect, it } from 'vitest'
import { handlerNames, type Issue, type Kind, validate } from '../../schemas/index'
import { chosenBlocks, isOneBlock } from '../helpers/chosenBlocks'
import { type FixtureFolder, invalidFixtures, validFixtures } from '../helpers/fixtures'

const others = [
  ...handlerNames.map((handler) => ({ folder: `actions/${handler}`, as: 'action' }) as const),
  { folder: 'pages', as: 'page' } as const,
]

const groups: { folder: FixtureFolder; as: Kind }[] = [
  ...chosenBlocks.map((type) => ({ folder: `blocks/${type}`, as: 'block' }) as const),
  ...(isOneBlock ? [] : others),
]

const places = (issues: readonly { code: string; pointer: string }[]): string[] =>
  issues.map(({ code, pointer }) => `${code} at ${JSON.stringify(pointer)}`).sort()

const facts = (issues: readonly Issue[]): string[] =>
  issues.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`)

const invalid = (folder: FixtureFolder) =>
  invalidFixtures(folder).map(({ path, document }) => ({ path, content: document }))

describe.each(groups)('$folder', ({ folder, as }) => {
  it.each(validFixtures(folder))('accepts $name', ({ json }) => {
    const { ok, issues, kind } = validate(json, { as })
    expect(facts(issues)).toEqual([])
    expect(ok).toBe(true)
    expect(kind).toBe(as)
    expect(validate(json).kind, 'what it is follows from its shape alone').toBe(as)
  })

  it.each(invalidFixtures(folder))('finds exactly what is wrong in $name', ({ document, issues: stated }) => {
    const { ok, issues } = validate(document, { as })
    expect(places(issues)).toEqual(places(stated))
    expect(ok).toBe(stated.every(({ code }) => code === 'unknown-property'))
  })

  it('holds no two fixtures with the same content', () => {
    const first = new Map<string, string>()
    const all = [...validFixtures(folder).map(({ path, json }) => ({ path, content: json })), ...invalid(folder)]
    const repeated = all.flatMap(({ path, content }) => {
      const text = JSON.stringify(content)
      const before = first.get(text)
      first.set(text, before ?? path)
      return before ? [`${path} is ${before}`] : []
    })
    expect(repeated).toEqual([])
  })
})

describe('the block fixtures', () => {
  it.each(chosenBlocks)('of %s are of that type', (type) => {
    for (const { path, json } of validFixtures(`blocks/${type}`)) expect(json, path).toMatchObject({ type })
  })

  it.each(chosenBlocks)('of %s show it at its least, at its most and beyond', (type) => {
    const names = validFixtures(`blocks/${type}`).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['minimal', 'complete']))
    expect(names.filter((name) => name.startsWith('extreme'))).not.toEqual([])
  })
})
