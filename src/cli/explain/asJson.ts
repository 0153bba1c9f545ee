import { issueTexts } from '../../../schemas/sources'
import { describeSchema } from './describeSchema'
import { listFields } from './listFields'
import { listNamed } from './names'
import { payloads } from './payloads'
import type { Named, Subject } from './Subject'

/** The same for tools: `{ "explained": [ … ] }`, or `{ codes, schemas }` when nothing was asked. */
export function asJson(subjects: readonly Subject[] | undefined): string {
  return `${JSON.stringify(subjects ? { explained: subjects.map(describe) } : listAll(), null, 2)}\n`
}

function describe(subject: Subject): object {
  if (subject.is === 'code') return { is: 'code', code: subject.code, ...issueTexts()[subject.code] }
  if (subject.is === 'schema') return { is: subject.family, ...describeNamed(subject) }
  const { of, path, place, here } = subject
  return { is: 'field', of, ...describeSchema(place, path), fields: listFields(place), ...(here ? { here } : {}) }
}

function describeNamed({ family, name, place }: Named): object {
  const { path: _, required: __, ...self } = describeSchema(place, name)
  const component = place.schema['x-family']
  return {
    name,
    ...(component === undefined ? {} : { family: component }),
    ...self,
    fields: listFields(place),
    examples: payloads(family, name, place),
  }
}

function listAll(): object {
  const codes = Object.entries(issueTexts()).map(([code, { title, severity, foundBy }]) => ({
    code,
    title,
    severity,
    foundBy,
  }))
  const schemas = listNamed().map(({ family, name, place }) => ({ is: family, name, ...summary(place.schema) }))
  return { codes, schemas }
}

function summary(schema: Named['place']['schema']): object {
  const family = schema['x-family']
  return { ...(family === undefined ? {} : { family }), description: schema.description }
}
