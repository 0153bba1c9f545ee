import { expect, it } from 'vitest'
import { findLineChanges } from '../../src/studio/changes/findLineChanges'

it.each([
  ['nothing', 'a\nb', 'a\nb', []],
  ['one line', 'a\nb\nc', 'a\nx\nc', [{ oldLine: 2, newLine: 2, removed: ['b'], added: ['x'] }]],
  ['the last line', 'a\nb', 'a\nx', [{ oldLine: 2, newLine: 2, removed: ['b'], added: ['x'] }]],
  ['a line that is new', 'a\nc', 'a\nb\nc', [{ oldLine: 2, newLine: 2, removed: [], added: ['b'] }]],
  ['a line that is gone', 'a\nb\nc', 'a\nc', [{ oldLine: 2, newLine: 2, removed: ['b'], added: [] }]],
  ['everything', 'a', 'b', [{ oldLine: 1, newLine: 1, removed: ['a'], added: ['b'] }]],
])('finds the lines when %s differs', (_, before, after, changes) => {
  expect(findLineChanges(before, after)).toEqual(changes)
})
