import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareStructure } from '../../../renderer/engine/shareStructure'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const block = (id: string, text: string) => ({ type: 'title', id, data: { text } })

describe('shareStructure', () => {
  it('returns the previous document when nothing changed', () => {
    const before = { title: 'Accueil', components: [block('a', 'un'), block('b', 'deux')] }
    expect(shareStructure(before, copy(before))).toBe(before)
  })

  it('keeps the identity of every block but the one that changed', () => {
    const before = { components: [block('a', 'un'), block('b', 'deux'), block('c', 'trois')] }
    const next = copy(before)
    next.components[1] = block('b', 'DEUX')
    const shared = shareStructure(before, next)
    expect(shared).not.toBe(before)
    expect(shared.components[0]).toBe(before.components[0])
    expect(shared.components[1]).not.toBe(before.components[1])
    expect(shared.components[2]).toBe(before.components[2])
  })

  it('matches a block by its id when another is inserted before it', () => {
    const before = { components: [block('a', 'un'), block('b', 'deux')] }
    const shared = shareStructure(before, { components: [block('new', 'zéro'), ...copy(before.components)] })
    expect(shared.components[1]).toBe(before.components[0])
    expect(shared.components[2]).toBe(before.components[1])
  })

  it('returns a new document when a block was removed, moved or lost a property', () => {
    const before = { components: [block('a', 'un'), block('b', 'deux')] }
    expect(shareStructure(before, { components: [block('b', 'deux')] }).components).toHaveLength(1)
    expect(shareStructure(before, { components: copy([...before.components].reverse()) }).components[0]).toBe(
      before.components[1],
    )
    expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
    expect(shareStructure({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  })

  it('equals the next document for any previous one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        const expected = JSON.stringify(next)
        expect(JSON.stringify(shareStructure(before, copy(next)))).toBe(expected)
      }),
    )
  })

  it('survives deep nesting and property names of JavaScript itself', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}')
    shareStructure(copy(hostile), hostile)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    let deep: unknown = 1
    for (let level = 0; level < 20_000; level++) deep = [deep]
    expect(() => shareStructure(deep, [deep])).not.toThrow()
  })
})
