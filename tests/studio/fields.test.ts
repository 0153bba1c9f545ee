import { describe, expect, it } from 'vitest'
import { flatten } from '../../src/studio/contract/flatten'
import { readFields } from '../../src/studio/contract/readFields'
import { searchSubjects } from '../../src/studio/contract/searchSubjects'
import { findSubject, subjects, toSections } from '../../src/studio/contract/subjects'

const fieldsOf = (collection: string, name: string) => {
  const { schema, file } = findSubject(collection, name) ?? {}
  return schema && file ? flatten(readFields(schema, file)).map(({ field }) => field) : []
}
const field = (name: string, path: string) => fieldsOf('blocks', name).find((found) => found.path === path)

describe('the fields of a block', () => {
  it('have the name, type, need and description its schema gives them', () => {
    expect(field('poll', 'question')).toMatchObject({
      type: 'string',
      required: true,
      description: 'The question.',
      limits: [{ keyword: 'minLength', value: 1 }],
    })
    expect(field('poll', 'multiple')).toMatchObject({ type: 'boolean', required: false, fallback: 'false' })
  })

  it('that are lists have the fields of their items', () => {
    expect(field('poll', 'responses')).toMatchObject({
      type: 'object[]',
      limits: [{ keyword: 'minItems', value: 1 }],
    })
    expect(field('poll', 'responses[].responseUid')).toMatchObject({ required: true })
  })

  it('that are fragments are described by their own words, with the fields of the fragment', () => {
    expect(field('poll', 'image')).toMatchObject({ type: 'Image', description: 'Picture above the question.' })
    expect(field('poll', 'image.src')).toMatchObject({ limits: [{ keyword: 'format', value: 'image-source' }] })
    expect(field('banner', 'images[].alt')).toMatchObject({ required: true })
  })

  it('that may have few values list them', () => {
    expect(field('banner', 'format')?.values).toEqual(['"small"', '"medium"', '"large"'])
  })

  it('that hold blocks or actions name them and go no further', () => {
    expect(field('columns', 'columns[].components')).toMatchObject({ type: 'Block[]', children: [] })
    expect(field('banner', 'images[].action')).toMatchObject({ type: 'Action', children: [] })
  })

  it('that lead back to themselves end', () => {
    const paths = fieldsOf('blocks', 'breadcrumb').map(({ path }) => path)
    expect(paths).toContain('items[].title')
    expect(paths.length).toBeLessThan(30)
  })

  it.each([
    ['a schema in itself', { properties: { inner: { $ref: '#' } } }],
    ['a reference in circles', { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { $ref: '#/$defs/a' } } }],
    ['a list of itself', { properties: { a: { type: 'array', items: { $ref: '#/properties/a' } } } }],
    ['a reference to nothing', { properties: { a: { $ref: '../shared/none.json' }, b: { $ref: '#/none' } } }],
  ])('end for %s, too', (_, schema) => {
    expect(flatten(readFields(schema, 'blocks/toy.json')).length).toBeLessThan(5)
  })

  it.each(subjects.filter(({ schema }) => schema))('of $name are all described', ({ collection, name }) => {
    for (const { path, description, type } of fieldsOf(collection, name)) {
      expect(description, path).not.toBe('')
      expect(type, path).not.toMatch(/undefined/)
    }
  })
})

describe('the list', () => {
  it('finds by name, title, description and family, whatever the case', () => {
    const names = (query: string) => searchSubjects(subjects, query).map(({ name }) => name)
    expect(names('POLL')).toEqual(expect.arrayContaining(['poll', 'poll-results', 'poll-simple', 'vote']))
    expect(names('poll-results')[0]).toBe('poll-results')
    expect(names('opening hours')).toContain('schedule')
    expect(names('mobility xyzzy')).toEqual([])
    expect(names('  ')).toHaveLength(subjects.length)
  })

  it('finds by a field and what is told of it, after what is called so', () => {
    const names = (query: string) => searchSubjects(subjects, query).map(({ name }) => name)
    expect(names('alwaysOpen')).toContain('schedule')
    expect(names('responseUid')).toContain('poll')
    expect(names('question').length).toBeGreaterThan(1)
    expect(names('image')[0]).toBe('image')
  })

  it('has every subject in one section', () => {
    const listed = toSections(subjects).flatMap((section) => section.subjects)
    expect(listed).toHaveLength(subjects.length)
    expect(new Set(listed)).toEqual(new Set(subjects))
  })
})
