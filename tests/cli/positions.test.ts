import fc from 'fast-check'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { indexLines } from '../../src/cli/json/indexLines'
import { locatePointers } from '../../src/cli/json/locatePointers'

type Path = (string | number)[]

describe('the position of a pointer', () => {
  it('is that in a full syntax tree, for every value of any document', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const tree = parseTree(text)
        const paths = pathsIn(value)
        const locate = locatePointers(text, paths.map(pointerTo))
        for (const path of paths) {
          const node = tree && findNodeAtLocation(tree, path)
          const { value: span, key, exact } = locate(pointerTo(path))
          expect(exact).toBe(true)
          expect(span.offset).toBe(node?.offset)
          expect(key?.offset).toBe(typeof path.at(-1) === 'string' ? node?.parent?.offset : undefined)
        }
      }),
    )
  })

  it('is the nearest value around it when it does not exist', () => {
    const text = '{ "data": { "list": [1, {}] } }'
    const locate = locatePointers(text, ['/data/title', '/data/list/1/a/b', '/data/list/7', '/x/y'])
    const at = (pointer: string) => text.slice(locate(pointer).value.offset)
    expect(at('/data/title')).toBe('{ "list": [1, {}] } }')
    expect(at('/data/list/1/a/b')).toBe('{}] } }')
    expect(at('/data/list/7')).toBe('[1, {}] } }')
    expect(at('/x/y')).toBe(text)
    expect(locate('/x/y').exact).toBe(false)
  })

  it('is in the last of several members of the same name', () => {
    const text = '{ "a": { "b": 1, "c": 2 }, "a": { "c": 3 } }'
    const locate = locatePointers(text, ['/a/b', '/a/c'])
    expect(text.slice(locate('/a/c').value.offset)).toBe('3 } }')
    expect(text.slice(locate('/a/b').value.offset)).toBe('{ "c": 3 } }')
  })

  it('supports escaped names and pointers', () => {
    const text = '{ "a/b": { "~": { "\\u00e9\\n": 1, "": 2 } } }'
    const locate = locatePointers(text, ['/a~1b/~0/é\n', '/a~1b/~0/'])
    expect(text[locate('/a~1b/~0/é\n').value.offset]).toBe('1')
    expect(text[locate('/a~1b/~0/').value.offset]).toBe('2')
  })
})

describe('lines and columns', () => {
  it('count from 1 over every kind of line break', () => {
    const { positionAt } = indexLines('a\nbc\r\nd\re')
    const places = [0, 1, 2, 3, 6, 7, 8].map((offset) => positionAt(offset))
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '1:1',
      '1:2',
      '2:1',
      '2:2',
      '3:1',
      '3:2',
      '4:1',
    ])
  })

  it('exclude the line break from the bounds of a line', () => {
    const { text, boundsOf } = indexLines('a\r\n\nbc')
    const lines = [1, 2, 3].map((line) => boundsOf(line)).map((bounds) => text.slice(bounds?.start, bounds?.end))
    expect(lines).toEqual(['a', '', 'bc'])
    expect(boundsOf(0)).toBeUndefined()
    expect(boundsOf(4)).toBeUndefined()
  })
})

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...members.flatMap(([name, member]) => pathsIn(member, [...path, name]))]
}

function pointerTo(path: Path): string {
  return path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
