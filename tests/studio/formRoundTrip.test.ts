import { applyEdits, type Edit } from 'jsonc-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Kind } from '../../schemas'
import { validate } from '../../schemas'
import { joinPointer, splitPointer, valueAt } from '../../schemas/json/pointer'
import { editItem } from '../../src/studio/edits/editItem'
import { JsonText } from '../../src/studio/edits/JsonText'
import type { Collection } from '../../src/studio/fixtures/catalogue'
import { fixtures } from '../../src/studio/fixtures/catalogue'
import { parseFixtureFile } from '../../src/studio/fixtures/loadFixtures'
import { editField } from '../../src/studio/form/editField'
import type { ControlField, Field, ListField } from '../../src/studio/form/Field'
import { inputText, parseInput } from '../../src/studio/form/inputText'
import { childrenOf } from '../../src/studio/outline/childrenOf'
import { isWithin, type Place, pathTo } from '../../src/studio/outline/pathTo'
import { isWhole } from '../helpers/sample'
import { allFields, fieldAt, formOf } from './formOf'

const kinds: { readonly [C in Collection]: Kind } = { blocks: 'block', actions: 'action', pages: 'page' }

/** An example with all its fields, and those that are changed. */
type Sample = { id: string; as: Kind; text: string; document: unknown; all: Field[]; fields: Field[] }

const samples: Sample[] = []

beforeAll(async () => {
  for (const { id, collection, isValid, load } of fixtures) {
    if (!isValid) continue
    const { text } = parseFixtureFile(await load(), true)
    const document: unknown = JSON.parse(text)
    const as = kinds[collection]
    const all = fieldsOf(document, as)
    samples.push({ id, as, text, document, all, fields: sampled(all) })
  }
})

/** How many fields of one kind at one place of a schema the everyday run changes; a whole run changes every field. */
const perPlace = 4
const counts = new Map<string, number>()

/** The fields to change. */
function sampled(fields: readonly Field[]): Field[] {
  return fields.filter(({ node, kind, value }) => {
    const place = `${node.address()} ${kind} ${value === undefined}`
    const count = counts.get(place) ?? 0
    counts.set(place, count + 1)
    return isWhole || count < perPlace
  })
}

/** The fields of a document and of all documents inside it. */
function fieldsOf(document: unknown, as: Kind): Field[] {
  return documentsIn(pathTo(document, [{ as, pointer: '' }], '')[0]).flatMap((pointer) => {
    const { fields, around } = formOf(document, as, pointer)
    return allFields([...fields, ...around])
  })
}

function documentsIn(place: Place | undefined): string[] {
  if (!place) return []
  const inside = childrenOf(place).flatMap((child) => documentsIn(child))
  return place.node.envelope ? [place.pointer, ...inside] : inside
}

const isControl = (field: Field): field is ControlField => 'choices' in field
const isList = (field: Field): field is ListField => field.kind === 'list'

/** A text that an editor could type instead of what is there. Undefined where the contract allows no other that is known here. */
function otherText(field: ControlField): string | undefined {
  const { kind, value, choices, limits, node } = field
  const shown = inputText(field)
  if (kind === 'boolean') return String(value !== true)
  if (kind === 'choice') {
    const index = choices.findIndex((choice) => choice.value !== value)
    return index < 0 ? undefined : String(index)
  }
  if (kind === 'number') return String(Number(shown) + (Number(shown) + 1 > (limits.max ?? Infinity) ? -1 : 1))
  const samplesByKind: Partial<Record<ControlField['kind'], string[]>> = {
    color: ['#123456', '#654321'],
    date: ['2031-02-03', '2032-03-04'],
    dateTime: ['2031-02-03T10:00', '2032-03-04T11:30'],
    address: ['/autre', '/ailleurs'],
    picture: ['autre.jpg', 'ailleurs.jpg'],
  }
  const pattern = node.string('pattern')
  const longest = limits.max ?? Infinity
  const texts = samplesByKind[kind] ?? [
    `${shown}x`,
    `x${shown}`,
    shown.slice(0, -1),
    '2031-02-03',
    'x',
    '12:34',
    'Europe/Paris',
  ]
  return texts.find(
    (text) =>
      text !== shown &&
      text !== '' &&
      [...text].length <= longest &&
      [...text].length >= (limits.min ?? 0) &&
      (kind === 'dateTime' || !pattern || new RegExp(pattern, 'u').test(text)),
  )
}

function set(text: string, field: ControlField, typed: string): { edits: Edit[]; value: unknown } {
  const parsed = parseInput(field, typed)
  if ('isWrong' in parsed) throw new Error(`${field.pointer} refuses ${typed}`)
  return { edits: editField(text, field, { do: 'set', value: parsed.value }), value: parsed.value }
}

/** A copy of a document with another value at a pointer. */
function withValue(document: unknown, pointer: string, value: unknown): unknown {
  const [name, ...rest] = splitPointer(pointer)
  if (name === undefined) return value
  const inner = withValue(valueAt(document, joinPointer([name])), joinPointer(rest), value)
  if (Array.isArray(document)) return document.map((item, index) => (String(index) === name ? inner : item))
  return { ...(typeof document === 'object' ? document : {}), [name]: inner }
}

/** Pointers of all values that are no filled object or list. */
function leaves(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [pointer]
  return Object.entries(value).flatMap(([name, member]) => leaves(member, pointer + joinPointer([name])))
}

describe('every valid example of every block, action and page', () => {
  it('is read', () => {
    expect(samples.length).toBeGreaterThan(400)
  })

  it('has each value in exactly one field, whether the form knows it or not', () => {
    for (const { id, document, all } of samples) {
      const ends = all.filter((field) => isControl(field) || field.kind === 'kept').map(({ pointer }) => pointer)
      expect(new Set(ends).size, id).toBe(ends.length)
      const isNamed = (pointer: string) => /(?:^|\/)(?:type|handler)$/.test(pointer)
      const lost = leaves(document).filter((pointer) => {
        const value = valueAt(document, pointer)
        const isEmpty = typeof value === 'object' && value !== null
        return !isEmpty && !isNamed(pointer) && ends.filter((end) => isWithin(pointer, end)).length !== 1
      })
      expect(lost, id).toEqual([])
    }
  })

  it('stays byte for byte when each field is set to what it shows', () => {
    for (const { id, text, all } of samples) {
      const json = new JsonText(text)
      for (const field of all.filter(isControl)) {
        if (field.value === undefined) continue
        const shown = field.kind === 'boolean' ? String(field.value) : inputText(field)
        // The value that the control shows is that of the text, so that there is nothing to edit.
        expectSame(parseInput(field, shown), { value: field.value }, `${id} ${field.pointer}`)
        expectSame(json.set(field.pointer, field.value), [], `${id} ${field.pointer}`)
      }
    }
  })

  it('changes at one place when a field is set to another value, and is the same when it is set back', () => {
    for (const { id, as, text, document, fields } of samples) {
      for (const field of fields.filter(isControl)) {
        const typed = field.value === undefined ? undefined : otherText(field)
        if (typed === undefined) continue
        const label = `${id} ${field.pointer} = ${typed}`
        const { edits, value } = set(text, field, typed)
        const changed = applyEdits(text, edits)
        const next: unknown = JSON.parse(changed)
        expectSame(next, withValue(document, field.pointer, value), label)
        const again = fieldAt(formOf(next, as, field.pointer), field.pointer)
        const back = applyEdits(changed, editField(changed, again, { do: 'set', value: field.value }))
        expectSame(JSON.parse(back), document, label)
        expectSame(outside(back, field.pointer), outside(text, field.pointer), label)
        expectSame(outside(changed, field.pointer), outside(text, field.pointer), label)
      }
    }
  })

  it('is the same after what was absent is added and removed', () => {
    for (const { id, text, fields } of samples) {
      for (const field of fields.filter((each) => each.value === undefined)) {
        const typed = isControl(field) ? otherText(field) : undefined
        if (isControl(field) && typed === undefined) continue
        const edits =
          isControl(field) && typed !== undefined
            ? set(text, field, typed).edits
            : editField(text, field, { do: 'add' })
        const changed = applyEdits(text, edits)
        const label = `${id} ${field.pointer}`
        expect(valueAt(JSON.parse(changed), field.pointer), label).toBeDefined()
        const back = applyEdits(changed, editField(changed, field, { do: 'set', value: undefined }))
        // Adding to an action without data writes the data as well.
        if (new JsonText(text).has(field.pointer.slice(0, field.pointer.lastIndexOf('/'))))
          expect(back, label).toBe(text)
      }
    }
  })

  it('is the same after an item is added, moved, duplicated and removed', () => {
    for (const { id, text, fields } of samples) {
      for (const field of fields) {
        if (!isList(field) && field.kind !== 'documents') continue
        if (!Array.isArray(field.value)) continue
        const { length } = field.value
        const label = `${id} ${field.pointer}`
        const added = applyEdits(text, editField(text, field, { do: 'add' }))
        const after = editItem(added, `${field.pointer}/${length}`, 'remove')
        expect(applyEdits(added, after.edits), label).toBe(text)
        if (length < 1) continue
        const copied = applyEdits(text, editItem(text, `${field.pointer}/0`, 'duplicate').edits)
        expect(applyEdits(copied, editItem(copied, `${field.pointer}/1`, 'remove').edits), label).toBe(text)
        const moved = applyEdits(text, editItem(text, `${field.pointer}/0`, 'down').edits)
        expect(applyEdits(moved, editItem(moved, `${field.pointer}/1`, 'up').edits), label).toBe(
          length > 1 ? text : moved,
        )
      }
    }
  })

  it('stays valid when a text becomes another that the contract allows', () => {
    const codes = new Set<string>()
    for (const { id, as, text, fields } of samples) {
      const [field] = fields.filter((each) => isControl(each) && each.value !== undefined).filter(isControl)
      const typed = field && otherText(field)
      if (!field || typed === undefined) continue
      const changed: unknown = JSON.parse(applyEdits(text, set(text, field, typed).edits))
      for (const issue of validate(changed, { as }).issues) codes.add(`${id} ${issue.pointer} ${issue.code}`)
    }
    expect([...codes]).toEqual([])
  })

  it('has a field with another value for most fields', () => {
    const controls = samples.flatMap(({ fields }) => fields.filter(isControl))
    const changeable = controls.filter((field) => otherText(field) !== undefined)
    expect(changeable.length / controls.length).toBeGreaterThan(0.95)
  })
})

/** Compares two values with the order of their members. Of large ones, this is much faster than to look for the difference at once. */
function expectSame(found: unknown, expected: unknown, label: string): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found, label).toEqual(expected)
}

/** The text before and after the value at a pointer. */
function outside(text: string, pointer: string): readonly string[] {
  const written = new JsonText(text).rangeOf(pointer)
  return written ? [text.slice(0, written.from), text.slice(written.to)] : [text]
}
