import { describe, expect, it } from 'vitest'
import { allComponents, findComponent, toSections } from '../../src/studio/contract/allComponents'
import { flatten, readFields } from '../../src/studio/contract/readFields'
import { searchComponents } from '../../src/studio/contract/searchComponents'

const fieldsOf = (collection: string, name: string) => {
  const { schema, file } = findComponent(collection, name) ?? {}
  return schema && file ? flatten(readFields(schema, file)).map(({ field }) => field) : []
}
const field = (name: string, path: string) => fieldsOf('blocks', name).find((found) => found.path === path)

describe('the fields of a block', () => {
  it('have the name, type, requirement and description of the schema', () => {
    expect(field('poll', 'question')).toMatchObject({
      type: 'string',
      required: true,
      description: 'The question.',
      limits: [{ keyword: 'minLength', value: 1 }],
    })
    expect(field('poll', 'multiple')).toMatchObject({ type: 'boolean', required: false, fallback: 'false' })
  })

  it('include the fields of list items', () => {
    expect(field('poll', 'responses')).toMatchObject({
      type: 'object[]',
      limits: [{ keyword: 'minItems', value: 1 }],
    })
    expect(field('poll', 'responses[].responseUid')).toMatchObject({ required: true })
  })

  it('that are fragments keep their own description, with the fields of the fragment', () => {
    expect(field('poll', 'image')).toMatchObject({
      type: 'Image',
      description: 'Picture above the question. When absent, none.',
    })
    expect(field('poll', 'image.src')).toMatchObject({ limits: [{ keyword: 'format', value: 'image-source' }] })
    expect(field('banner', 'images[].alt')).toMatchObject({ required: true })
  })

  it('with a fixed set of values list them', () => {
    expect(field('banner', 'format')?.values).toEqual(['"small"', '"medium"', '"large"'])
  })

  it('that hold blocks or actions are not expanded', () => {
    expect(field('columns', 'columns[].components')).toMatchObject({ type: 'Block[]', children: [] })
    expect(field('banner', 'images[].action')).toMatchObject({ type: 'Action', children: [] })
  })

  it('that are recursive end', () => {
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

  it.each(allComponents.filter(({ schema }) => schema))('of $name all have a description', ({ collection, name }) => {
    for (const { path, description, type } of fieldsOf(collection, name)) {
      expect(description, path).not.toBe('')
      expect(type, path).not.toMatch(/undefined/)
    }
  })
})

describe('the list', () => {
  it('finds by name, title, description and family, whatever the case', () => {
    const names = (query: string) => searchComponents(allComponents, query).map(({ name }) => name)
    expect(names('POLL')).toEqual(expect.arrayContaining(['poll', 'poll-results', 'poll-simple', 'vote']))
    expect(names('poll-results')[0]).toBe('poll-results')
    expect(names('opening hours')).toContain('schedule')
    expect(names('mobility xyzzy')).toEqual([])
    expect(names('  ')).toHaveLength(allComponents.length)
  })

  it('finds by fields and their descriptions, ranked after names', () => {
    const names = (query: string) => searchComponents(allComponents, query).map(({ name }) => name)
    expect(names('alwaysOpen')).toContain('schedule')
    expect(names('responseUid')).toContain('poll')
    expect(names('question').length).toBeGreaterThan(1)
    expect(names('image')[0]).toBe('image')
  })

  it('contains every component in exactly one section', () => {
    const listed = toSections(allComponents).flatMap((section) => section.components)
    expect(listed).toHaveLength(allComponents.length)
    expect(new Set(listed)).toEqual(new Set(allComponents))
  })
})
