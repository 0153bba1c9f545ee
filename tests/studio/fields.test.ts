import { describe, expect, it } from 'vitest'
import { locales } from '../../schemas'
import { wordsOf } from '../../schemas/words'
import { allComponents, describeComponent, findComponent, toSections } from '../../src/studio/contract/allComponents'
import { flatten, readFields } from '../../src/studio/contract/readFields'
import { schemas } from '../../src/studio/contract/schemas'

const fieldsOf = (collection: string, name: string) => {
  const { file = '' } = findComponent(collection, name) ?? {}
  const schema = schemas.get(file)?.schema
  return schema ? flatten(readFields(schema, file)).map(({ field }) => field) : []
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

  it.each(allComponents.filter(({ file }) => file))('of $name all have a description', ({ collection, name }) => {
    for (const { path, description, type } of fieldsOf(collection, name)) {
      expect(description, path).not.toBe('')
      expect(type, path).not.toMatch(/undefined/)
    }
  })
})

describe('the list', () => {
  it.each(locales)('contains every component in exactly one section, with a title in %s', async (language) => {
    const words = await wordsOf(language)
    const listed = toSections(allComponents, words).flatMap((section) => section.components)
    expect(listed).toHaveLength(allComponents.length)
    expect(new Set(listed)).toEqual(new Set(allComponents))
    for (const component of listed) {
      const { title } = describeComponent(words, component)
      if (component.file) expect(title, component.name).not.toBe(component.name)
    }
  })
})
