import { describe, expect, it } from 'vitest'
import { toDrawnPointer, toTextPointer } from '../../src/studio/draft/drawnPointer'
import { DocumentStore } from '../../src/studio/editor/DocumentStore'
import { formatPasted } from '../../src/studio/editor/formatPasted'
import { pointerAt, rangeOf } from '../../src/studio/editor/treePointer'
import { JsonText } from '../../src/studio/edits/JsonText'

const page = `{
  "title": "Voirie",
  "own": { "kept" : [1,2] },
  "components": [
    { "type": "title", "data": { "text": "Un" } },
    { "type": "title", "data": { "text": "Deux", "text": "Trois" } }
  ]
}`

const caretAt = (marked: string) => ({ text: marked.replace('|', ''), offset: marked.indexOf('|') })

describe('the place of a caret', () => {
  it.each([
    ['|{"a": 1}', ''],
    ['{"|a": 1}', '/a'],
    ['{"a": |1}', '/a'],
    ['{"a": 1|}', '/a'],
    ['{"a": 1, "b": [1, |2]}', '/b/1'],
    ['{"b": [1|, 2]}', '/b/0'],
    ['{"b": [{"c": true|}]}', '/b/0/c'],
    ['{"b": [ | ]}', '/b'],
    ['{"a/b": {"m~n": |null}}', '/a~1b/m~0n'],
    ['{"\\u00e9": |1}', '/é'],
    ['{"a": [1, |', '/a'],
    ['[{"type": "tit|le"', '/0/type'],
    ['', ''],
  ])('in %s is %s', (marked, pointer) => {
    const { text, offset } = caretAt(marked)
    expect(pointerAt(new DocumentStore(text).read(), Math.max(0, offset))).toBe(pointer)
  })

  it.each([
    ['', page, true],
    ['/title', '"Voirie"', true],
    ['/components/0', '{ "type": "title", "data": { "text": "Un" } }', true],
    ['/components/1/data/text', '"Trois"', true],
    ['/components/7/data', page.slice(page.indexOf('[\n'), page.lastIndexOf(']') + 1), false],
    ['/constructor', page, false],
  ])('of the pointer %s is found again', (pointer, found, isExact) => {
    const { from, to, ...range } = rangeOf(new DocumentStore(page).read(), pointer)
    expect(page.slice(from, to)).toBe(found)
    expect(range.isExact).toBe(isExact)
  })
})

describe('a document', () => {
  it('tells its listeners of a change and of a selection, until they leave', () => {
    const store = new DocumentStore(page)
    const told: string[] = []
    const leave = store.subscribe(() => told.push(store.selected))
    store.select('/components/1/data', 'drawing')
    expect(told).toEqual(['/components/1/data'])
    expect(store.selectedBy).toBe('drawing')
    store.dispatch({ selection: { anchor: page.indexOf('Voirie') } })
    expect(told.at(-1)).toBe('/title')
    expect(store.selectedBy).toBe('text')
    leave()
    store.select('', 'issues')
    expect(told).toHaveLength(2)
  })

  it('selects the nearest place when a pointer leads beyond the text', () => {
    const store = new DocumentStore(page)
    store.select('/components/0/data/missing', 'issues')
    expect(store.selected).toBe('/components/0/data')
  })

  it('selects a line, at most the last', () => {
    const store = new DocumentStore('{\n  "a": 1\n}')
    const selected = () => {
      const { from, to } = store.read().selection.main
      return store.text.slice(from, to)
    }
    store.selectLine(2)
    expect(selected()).toBe('  "a": 1')
    store.selectLine(9)
    expect(selected()).toBe('}')
  })

  it('changes one value and keeps the layout and what it does not know', () => {
    const store = new DocumentStore(page)
    store.edit((text) => new JsonText(text).set('/components/0/data/text', 'Une'), 'form')
    expect(store.text).toBe(page.replace('"Un"', '"Une"'))
    store.edit((text) => new JsonText(text).set('/own/kept/1', 3), 'form')
    expect(store.text).toBe(page.replace('"Un"', '"Une"').replace('[1,2]', '[1,3]'))
    store.edit((text) => new JsonText(text).remove('/title'), 'form')
    expect(JSON.parse(store.text)).not.toHaveProperty('title')
    expect(store.text).toContain('"own": { "kept" : [1,3] }')
  })

  it('undoes what is typed into one field at once as one step, and each move as a step of its own', () => {
    const store = new DocumentStore(page)
    const type = (typed: string) => store.edit((text) => new JsonText(text).set('/title', typed), 'form')
    for (const typed of ['T', 'Tr', 'Tra']) type(typed)
    expect(store.text).toContain('"Tra"')
    store.undo()
    expect(store.text).toBe(page)
    for (const typed of ['a', 'b']) store.edit((text) => new JsonText(text).set('/title', typed), 'tree')
    store.undo()
    expect(store.text).toContain('"a"')
  })

  it('undoes and redoes every kind of change, one step at a time', () => {
    const store = new DocumentStore(page)
    const texts = [store.text]
    const note = () => texts.push(store.text)
    store.dispatch({ changes: { from: 0, insert: ' ' }, userEvent: 'input.type' })
    note()
    store.edit((text) => new JsonText(text).set('/title', 'Travaux'), 'form')
    note()
    store.format()
    note()
    store.replace('{}')
    note()
    for (const text of texts.slice(0, -1).reverse()) {
      expect(store.undo()).toBe(true)
      expect(store.text).toBe(text)
    }
    expect(store.canUndo).toBe(false)
    for (const text of texts.slice(1)) {
      store.redo()
      expect(store.text).toBe(text)
    }
    expect(store.canRedo).toBe(false)
  })

  it('has no step for a change that changes nothing', () => {
    const store = new DocumentStore('{}')
    store.replace('{}')
    store.format()
    expect(store.canUndo).toBe(false)
  })
})

describe('pasted JSON', () => {
  const minified = JSON.stringify({ title: 'x'.repeat(200), components: [] })
  const state = (text: string) => new DocumentStore(text).read()

  it('is laid out when it is minified and becomes the document', () => {
    expect(formatPasted(minified, state(''))).toContain('\n  "components": []')
  })

  it.each([
    ['within a document', minified, '{"a": 1}'],
    ['of one short line', '{"a":1}', ''],
    ['that is not JSON', minified.slice(1), ''],
    ['with a name twice', `{"a":1,"a":"${'x'.repeat(200)}"}`, ''],
  ])('stays as it is %s', (_, pasted, document) => {
    expect(formatPasted(pasted, state(document))).toBe(pasted)
  })
})

describe('a pointer of a drawing', () => {
  const at = (pointer: string, list?: string) => ({
    as: 'page' as const,
    document: {},
    pointer,
    ...(list === undefined ? {} : { list }),
  })

  it.each([
    [at(''), '/components/1/data', '/components/1/data'],
    [at('/data'), '/data/components/1', '/components/1'],
    [at('', ''), '/1/data', '/components/1/data'],
    [at('/data', '/data'), '/data/0', '/components/0'],
    [at('/data', '/data/items'), '/data/items/2', '/components/2'],
  ])('of %j stands for the place %s', (drawn, inText, inDrawing) => {
    expect(toDrawnPointer(drawn, inText)).toBe(inDrawing)
    expect(toTextPointer(drawn, inDrawing)).toBe(inText)
  })

  it('is missing for a place outside of the document', () => {
    expect(toDrawnPointer(at('/data'), '/meta')).toBeUndefined()
    expect(toDrawnPointer(at('/data'), '/database')).toBeUndefined()
  })
})
