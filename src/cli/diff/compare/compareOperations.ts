import { inFolder, isSchema, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { ChangeSubject } from '../Change'
import { addressOf, type Definition, define, type Place, placeOf, within } from '../definitions/Definition'
import type { RootPair } from '../FoundChange'
import type { Comparison } from './Comparison'

/**
 * What clients may ask of a back end. Requests are sent by clients, so what narrows them breaks readers. Versions without
 * descriptions of the API, such as the one inside the command, are not compared in this.
 */
export function compareOperations(comparison: Comparison): RootPair[] {
  if (inFolder(comparison.old, 'api').length === 0 || inFolder(comparison.next, 'api').length === 0) return []
  const roots: RootPair[] = []
  const before = operationsOf(comparison.old)
  const now = operationsOf(comparison.next)
  for (const [name, operation] of before) {
    const other = now.get(name)
    if (other) roots.push(...compareOne(comparison, operation, other))
    else {
      const message = `The operation ${name} is gone.`
      comparison.report({
        rule: 'operation-removed',
        message,
        subject: subjectOf(operation),
        old: addressOf(operation.place),
      })
    }
  }
  for (const [name, operation] of now) {
    if (before.has(name)) continue
    const message = `The operation ${name} is new.`
    comparison.report({
      rule: 'operation-added',
      message,
      subject: subjectOf(operation),
      new: addressOf(operation.place),
    })
  }
  return roots
}

const subjectOf = ({ name }: Operation): ChangeSubject => ({ kind: 'operation', name, pointer: '' })

function compareOne(comparison: Comparison, before: Operation, now: Operation): RootPair[] {
  const roots: RootPair[] = []
  const pair = (old: Place | undefined, next: Place | undefined, isRequest: boolean) => {
    if (!old || !next) return
    const found = comparison.compare(old, next)
    roots.push({ subject: subjectOf(now), pair: found, old: before.file, new: now.file, isRequest })
  }
  compareParameters(comparison, before, now)
  for (const [key, { schema }] of before.parameters) pair(schema, now.parameters.get(key)?.schema, true)
  pair(before.body, now.body, true)
  for (const [status, { place, schema }] of before.answers) {
    const other = now.answers.get(status)
    pair(schema, other?.schema, false)
    if (other) continue
    const message = `${now.name} no longer answers ${status}.`
    comparison.report({
      rule: 'answer-removed',
      message,
      subject: subjectOf(now),
      old: addressOf(place),
      new: addressOf(now.place),
    })
  }
  for (const [status, { place }] of now.answers) {
    if (before.answers.has(status)) continue
    const message = `${now.name} may answer ${status}.`
    comparison.report({
      rule: 'answer-added',
      message,
      subject: subjectOf(now),
      old: addressOf(before.place),
      new: addressOf(place),
    })
  }
  return roots
}

function compareParameters(comparison: Comparison, before: Operation, now: Operation): void {
  const subject = subjectOf(now)
  for (const [key, { place, isRequired }] of before.parameters) {
    const other = now.parameters.get(key)
    const where = { subject, old: addressOf(place), new: addressOf(other?.place ?? now.place) }
    if (!other)
      comparison.report({ rule: 'parameter-removed', message: `${now.name} no longer takes ${key}.`, ...where })
    else if (other.isRequired && !isRequired) {
      comparison.report({
        rule: 'parameter-required',
        message: `${now.name} needs ${key}; it could be left out.`,
        ...where,
      })
    } else if (isRequired && !other.isRequired) {
      comparison.report({
        rule: 'parameter-optional',
        message: `${now.name} does without ${key}, which it needed.`,
        ...where,
      })
    }
  }
  for (const [key, { place, isRequired }] of now.parameters) {
    if (before.parameters.has(key)) continue
    const where = { subject, old: addressOf(before.place), new: addressOf(place) }
    if (isRequired)
      comparison.report({
        rule: 'required-parameter-added',
        message: `${now.name} needs ${key}, which is new.`,
        ...where,
      })
    else comparison.report({ rule: 'parameter-added', message: `${now.name} takes ${key}, which is new.`, ...where })
  }
}

/** Something a client asks of a back end: `GET /poll-service/…` with the schemas of what is sent either way. */
type Operation = {
  name: string
  file: SchemaFile
  place: Place
  /** By where they stand and their name: `query page`. */
  parameters: Map<string, { place: Place; schema: Place | undefined; isRequired: boolean }>
  body: Place | undefined
  /** Schema of each answer, by status. */
  answers: Map<string, { place: Place; schema: Place | undefined }>
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Every operation that the descriptions of the API hold, by its name. */
function operationsOf(source: SchemaFiles): Map<string, Operation> {
  const operations = new Map<string, Operation>()
  for (const file of inFolder(source, 'api')) {
    const paths = isSchema(file.schema.paths) ? file.schema.paths : {}
    for (const [path, item] of Object.entries(paths)) {
      if (!isSchema(item)) continue
      const at = define(source, placeOf(file.path, item, joinPointer(['paths', path])))
      for (const method of methods) {
        const place = within(at, method)
        if (!place) continue
        const name = `${method.toUpperCase()} ${path}`
        operations.set(name, { name, file, place, ...contentOf(source, at, define(source, place)) })
      }
    }
  }
  return operations
}

function contentOf(source: SchemaFiles, item: Definition, operation: Definition) {
  const parameters: Operation['parameters'] = new Map()
  for (const place of [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')]) {
    const parameter = define(source, place)
    const { name, in: where, required } = parameter.keywords
    parameters.set(`${where} ${name}`, {
      place,
      schema: within(parameter, 'schema'),
      isRequired: required === true || where === 'path',
    })
  }
  const body = within(operation, 'requestBody')
  const answers: Operation['answers'] = new Map()
  const { responses } = operation.keywords
  for (const status of isSchema(responses) ? Object.keys(responses) : []) {
    const place = within(operation, 'responses', status)
    if (place) answers.set(status, { place, schema: jsonIn(source, place) })
  }
  return { parameters, body: body && jsonIn(source, body), answers }
}

function listOf({ keywords, origins }: Definition, keyword: string): Place[] {
  const list = keywords[keyword]
  const origin = origins[keyword]
  if (!Array.isArray(list) || !origin) return []
  return list.flatMap((item: unknown, index) =>
    isSchema(item) ? [placeOf(origin.path, item, `${origin.pointer}/${keyword}/${index}`)] : [],
  )
}

/** The schema of what is sent as JSON. */
function jsonIn(source: SchemaFiles, place: Place): Place | undefined {
  const content = within(define(source, place), 'content', 'application/json')
  return content && within(define(source, content), 'schema')
}
