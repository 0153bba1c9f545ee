import { describe, expect, it } from 'vitest'
import type { Schema } from '../../schemas/compile/SchemaFiles'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import { operationRules } from '../../src/cli/diff/rules/rules'
import { fewSchemas, type Schemas, versionOf } from '../helpers/cli/schemaVersions'

const text = { type: 'string' }
const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }
const size = { name: 'size', in: 'query', schema: { type: 'integer' } }
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const fine = { 200: json({ type: 'object', required: ['sum'], properties: { sum: text } }) }

/** One operation, described in a file of the API. */
const api = (operation: Schema, path = '/bus/stops'): Schemas => ({
  ...fewSchemas(),
  'api/bus.json': {
    openapi: '3.1.0',
    paths: { [path]: { post: { responses: fine, ...operation } } },
    components: { parameters: { page } },
  },
})

const diff = (old: Schemas, next: Schemas) =>
  diffVersions(versionOf(old), versionOf(next)).map(({ rule, effects, subjects }) => ({
    rule,
    effects: `${effects.senders} ${effects.readers}`,
    subjects: subjects.map(({ kind, name, pointer }) => `${kind} ${name}${pointer}`),
  }))

const subjects = ['operation POST /bus/stops']
const [none, readers, senders] = ['compatible compatible', 'compatible breaking', 'breaking compatible']
const withPage = { parameters: [page] }
const needsPage = { parameters: [{ ...page, required: true }] }

describe('operations of the API', () => {
  const rows: [rule: string, effects: string, old: Schema, next: Schema][] = [
    ['parameter-added', none, {}, withPage],
    ['parameter-removed', none, withPage, {}],
    ['required-parameter-added', readers, {}, needsPage],
    ['parameter-required', readers, withPage, needsPage],
    ['parameter-optional', senders, needsPage, withPage],
    ['answer-added', none, {}, { responses: { ...fine, 404: { description: 'None.' } } }],
    ['answer-removed', none, { responses: { ...fine, 404: { description: 'None.' } } }, {}],
  ]

  it.each(rows)('%s is %s for senders and readers', (rule, effects, old, next) => {
    expect(diff(api(old), api(next))).toEqual([{ rule, effects, subjects }])
  })

  it('can be added and removed', () => {
    const found = diff(api({}), api({}, '/bus/lines'))
    expect(found).toEqual([
      { rule: 'operation-removed', effects: readers, subjects: ['operation POST /bus/stops'] },
      { rule: 'operation-added', effects: none, subjects: ['operation POST /bus/lines'] },
    ])
    expect([...rows.map(([rule]) => rule), ...found.map(({ rule }) => rule)].sort()).toEqual(
      Object.keys(operationRules).sort(),
    )
  })

  it('are sent requests by clients: what narrows a request breaks readers', () => {
    const narrow = { parameters: [{ ...page, schema: { type: 'integer', minimum: 2 } }] }
    expect(diff(api(withPage), api(narrow))).toEqual([{ rule: 'minimum-raised', effects: readers, subjects }])
    expect(diff(api(narrow), api(withPage))).toEqual([{ rule: 'minimum-lowered', effects: senders, subjects }])
    const body = (maxLength: number) => ({ requestBody: json({ ...text, maxLength }) })
    expect(diff(api(body(9)), api(body(8)))).toEqual([{ rule: 'max-length-lowered', effects: readers, subjects }])
  })

  it('answer what back ends send: what narrows an answer breaks senders', () => {
    const answers = { 200: json({ type: 'object', required: ['sum', 'unit'], properties: { sum: text, unit: text } }) }
    expect(diff(api({}), api({ responses: answers }))).toEqual([
      { rule: 'required-property-added', effects: senders, subjects },
    ])
  })

  it('share schemas with documents and answers: what narrows these breaks both sides', () => {
    const word = { $ref: '../shared/word.json' }
    const answer = { 200: json({ type: 'object', properties: { sum: word } }) }
    const version = (maxLength: number, operation: Schema): Schemas => ({
      ...api(operation),
      'shared/word.json': { ...text, maxLength },
    })
    const changed = (operation: Schema) =>
      diff(version(9, operation), version(8, operation)).map(({ rule, effects }) => `${rule} ${effects}`)
    expect(changed({ requestBody: json(word) })).toEqual([`max-length-lowered ${readers}`])
    expect(changed({ responses: answer })).toEqual([`max-length-lowered ${senders}`])
    expect(changed({ requestBody: json(word), responses: answer })).toEqual(['max-length-lowered breaking breaking'])
  })

  it('are equal with an inline parameter and with a reference to it', () => {
    expect(diff(api(withPage), api({ parameters: [{ $ref: '#/components/parameters/page' }] }))).toEqual([])
    expect(diff(api({ parameters: [page, size] }), api({ parameters: [size, page] }))).toEqual([])
  })

  it('are not compared with a version without operations', () => {
    expect(diff(fewSchemas(), api({}))).toEqual([])
  })
})
