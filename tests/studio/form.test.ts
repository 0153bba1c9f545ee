import { applyEdits } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { changeHandler } from '../../src/studio/form/changeHandler'
import { editField } from '../../src/studio/form/editField'
import type { ControlField } from '../../src/studio/form/Field'
import { inputText, parseInput } from '../../src/studio/form/inputText'
import { rootNode } from '../../src/studio/outline/DocumentRoot'
import { newAction, newBlock } from '../../src/studio/outline/newDocument'
import { allFields, fieldAt, formOf } from './formOf'

const block = (type: string, data: unknown = {}) => ({ type, data })

describe('the kind of a field', () => {
  it.each([
    ['a short text', block('poll'), '/data/pollUid', 'text'],
    ['a text of several lines', block('poll'), '/data/question', 'longText'],
    ['a heading', block('group', { components: [] }), '/data/title', 'text'],
    ['a heading that has lines all the same', block('group', { title: 'a\nb' }), '/data/title', 'longText'],
    ['formatted text', block('rich-text'), '/data/html', 'html'],
    ['a number', block('map'), '/data/zoom', 'number'],
    ['a yes or no', block('poll'), '/data/multiple', 'boolean'],
    ['one of several values', block('banner'), '/data/format', 'choice'],
    ['one of several values of a shared list', block('poll'), '/data/locale', 'choice'],
    ['a value that is not among them', block('banner', { format: 'huge' }), '/data/format', 'choice'],
    ['a colour', block('action-list'), '/data/buttonColor', 'color'],
    ['an icon', block('button', {}), '/data/icon', 'icon'],
    ['an address', block('map'), '/data/query', 'address'],
    ['a source of a picture', block('poll', { image: {} }), '/data/image/src', 'picture'],
    ['an absent picture', block('poll'), '/data/image', 'object'],
    ['a list of objects', block('poll'), '/data/responses', 'list'],
    ['a list of texts', block('search-cell'), '/data/highlights', 'list'],
    ['a list of blocks', block('group'), '/data/components', 'documents'],
    ['an action', block('title'), '/action', 'document'],
    ['a fallback', block('title'), '/fallback', 'document'],
    ['members of any name', block('title'), '/requires', 'entries'],
    ['any value that is a text', block('dynamic-input', { value: 'a' }), '/data/value', 'text'],
    ['any value that is a number', block('dynamic-input', { value: 1 }), '/data/value', 'number'],
    ['any value that is a list', block('dynamic-input', { value: [1] }), '/data/value', 'kept'],
    ['a number where a text belongs', block('title', { text: 3 }), '/data/text', 'kept'],
    ['null', block('title', { text: null }), '/data/text', 'kept'],
    ['an unknown member', block('title', { tetx: 'a' }), '/data/tetx', 'kept'],
    ['an item of another type', block('search-cell', { highlights: [1] }), '/data/highlights/0', 'kept'],
    ['the data of an unknown block', block('nonesuch', { a: 1 }), '/data', 'kept'],
    ['data that is no object', block('title', 'a'), '/data', 'kept'],
  ])('%s', (_, document, pointer, kind) => {
    expect(fieldAt(formOf(document, 'block'), pointer).kind).toBe(kind)
  })

  it.each([
    ['a date and time', '2027-03-14T19:30:00+01:00', 'dateTime'],
    ['an absent one', undefined, 'dateTime'],
    ['an empty one', '', 'dateTime'],
    ['a day that does not exist', '2027-02-30T19:30:00Z', 'text'],
    ['a part of a second', '2027-03-14T19:30:00.5Z', 'text'],
    ['a word', 'demain', 'text'],
  ])('%s is a %s field', (_, updatedAt, kind) => {
    const page = { title: 'a', components: [], ...(updatedAt === undefined ? {} : { updatedAt }) }
    expect(fieldAt(formOf(page, 'page'), '/updatedAt').kind).toBe(kind)
  })
})

describe('a form', () => {
  const page = {
    title: 'Accueil',
    components: [
      block('title', { text: 'Bonjour' }),
      { ...block('button', { label: 'Ouvrir' }), action: { handler: 'modal', data: { modal: { components: [] } } } },
    ],
  }

  it.each([
    ['', undefined, 'page'],
    ['/title', undefined, 'page'],
    ['/components/0', 'title', 'block'],
    ['/components/0/data/text', 'title', 'block'],
    ['/components/1/action/data', 'modal', 'action'],
    ['/components/1/action/data/modal/components', undefined, 'modal'],
    ['/components/7', undefined, 'page'],
  ])('of %j is that of the document around it', (pointer, type, envelope) => {
    expect(formOf(page, 'page', pointer)).toMatchObject({ type, envelope })
  })

  it('names its documents by what they say', () => {
    expect(fieldAt(formOf(page, 'page'), '/components')).toMatchObject({
      documents: [
        { pointer: '/components/0', title: 'Title', hint: 'Bonjour' },
        { pointer: '/components/1', title: 'Button', hint: 'Ouvrir' },
      ],
    })
  })

  it('gives every issue to the innermost field that it is about', () => {
    const document = {
      type: 'poll',
      data: { pollUid: '', question: 3, responses: [{ response: 'a' }], extra: { deep: 1 } },
      action: { handler: 'nonesuch' },
    }
    const { issues } = validate(document, { as: 'block' })
    const form = formOf(document, 'block', '', issues)
    const at = (pointer: string) => {
      const field = fieldAt(form, pointer)
      return field.kind === 'document' ? (field.document?.issues?.count ?? 0) : field.issues.length
    }
    expect(form.issues).toEqual([])
    expect(
      ['/data/pollUid', '/data/question', '/data/responses/0/responseUid', '/data/extra', '/action'].map(at),
    ).toEqual([1, 1, 1, 1, 1])
    const shown = allFields([...form.fields, ...form.around]).flatMap((field) => field.issues)
    expect(shown.length + 1).toBe(issues.length)
  })

  it('keeps issues that belong to no field', () => {
    const document = block('nonesuch')
    const { issues } = validate(document, { as: 'block' })
    expect(formOf(document, 'block', '', issues).issues).toEqual(issues)
  })
})

const control = (document: unknown, pointer: string): ControlField => {
  const field = fieldAt(formOf(document, 'block'), pointer)
  if (!('choices' in field)) throw new Error(`${pointer} is no control`)
  return field
}

describe('what is typed', () => {
  it.each([
    ['a text', block('title'), '/data/text', 'Bonjour', { value: 'Bonjour' }],
    ['nothing in a required text', block('title', { text: 'a' }), '/data/text', '', { value: '' }],
    ['nothing in an optional text', block('group', { title: 'a' }), '/data/title', '', { value: undefined }],
    ['a number', block('map'), '/data/zoom', '12', { value: 12 }],
    ['a decimal comma', block('map'), '/data/zoom', '12,5', { value: 12.5 }],
    ['a grouped number', block('map'), '/data/height', '1 000', { value: 1000 }],
    ['no number', block('map'), '/data/zoom', 'douze', { isWrong: true }],
    ['a part of a number', block('map', { zoom: 3 }), '/data/zoom', '-', { isWrong: true }],
    ['a fraction of a whole number', block('map'), '/data/height', '200,5', { isWrong: true }],
    ['no number where one may be absent', block('map', { zoom: 3 }), '/data/zoom', '', { value: undefined }],
    ['a choice', block('banner'), '/data/format', '1', { value: 'medium' }],
    ['no choice', block('map', { focus: 'pin' }), '/data/focus', '', { value: undefined }],
    ['what stands there', block('banner', { format: 'huge' }), '/data/format', '0', { value: 'huge' }],
  ])('%s', (_, document, pointer, typed, expected) => {
    expect(parseInput(control(document, pointer), typed)).toEqual(expected)
  })

  it.each([
    ['2027-03-14T19:30:00+01:00', '2027-03-14T19:30:00', '2027-07-01T08:00', '2027-07-01T08:00:00+02:00'],
    ['2027-03-14T18:30:00Z', '2027-03-14T19:30:00', '2027-12-25T00:00', '2027-12-25T00:00:00+01:00'],
    ['2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00', '2027-03-28T03:00:30', '2027-03-28T03:00:30+02:00'],
  ])('the instant %s shows as %s, and %s is %s', (value, shown, typed, expected) => {
    const form = formOf({ title: 'a', components: [], updatedAt: value }, 'page')
    const field = fieldAt(form, '/updatedAt')
    if (!('choices' in field)) throw new Error('no control')
    expect(inputText(field)).toBe(shown)
    expect(parseInput(field, shown)).toEqual({ value })
    expect(parseInput(field, typed)).toEqual({ value: expected })
  })
})

describe('what is added', () => {
  const added = (document: unknown, pointer: string, as: 'block' | 'page' = 'block') => {
    const text = JSON.stringify(document)
    return JSON.parse(applyEdits(text, editField(text, fieldAt(formOf(document, as), pointer), { do: 'add' })))
  }

  it('to an absent list is a list with an item of the required members', () => {
    expect(added(block('poll'), '/data/responses')).toEqual(
      block('poll', { responses: [{ responseUid: '', response: '' }] }),
    )
  })

  it('to a list is its last item', () => {
    expect(added(block('search-cell', { highlights: ['a'] }), '/data/highlights').data.highlights).toEqual(['a', ''])
  })

  it('for an absent object has its required members', () => {
    expect(added(block('poll'), '/data/image').data.image).toEqual({ src: '', alt: '' })
  })

  it('as a block is valid for each type, and as an action for each handler', async () => {
    const { blockTypes, handlerNames } = await import('../../schemas')
    for (const type of blockTypes) expect(validate(await newBlock(type), { as: 'block' }).issues, type).toEqual([])
    for (const handler of handlerNames) {
      expect(await newAction(handler), handler).toMatchObject({ handler })
    }
  })
})

it('another handler keeps the data that both have, and all beside it', () => {
  const node = rootNode('action')
  if (!node) throw new Error('no schema')
  const change = (action: unknown, handler: string) => {
    const text = JSON.stringify(action, null, 2)
    return JSON.parse(applyEdits(text, changeHandler(text, node, '', handler)))
  }
  const action = { handler: 'navigation', data: { path: '/a', query: { x: '1' } }, then: { handler: 'back' }, extra: 1 }
  const { data: _, ...rest } = action
  expect(change(action, 'close-modal')).toEqual({ ...rest, handler: 'close-modal' })
  expect(change(action, 'modal')).toEqual({
    ...rest,
    handler: 'modal',
    data: { modal: { components: [] }, path: '/a' },
  })
  expect(change({ handler: 'back' }, 'navigation')).toEqual({ handler: 'navigation', data: { path: '/' } })
})
