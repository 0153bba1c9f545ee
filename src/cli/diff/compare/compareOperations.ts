import { inFolder, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { ChangeSubject } from '../Change'
import type { RootPair } from '../FoundChange'
import type { Comparison } from './Comparison'

/**
 * Compares the API operations: requests of clients and responses of the back end. Reports nothing when a version lacks the
 * descriptions of the API, as the built-in one does.
 */
export function compareOperations(comparison: Comparison): RootPair[] {
  if (inFolder(comparison.old, 'api').length === 0 || inFolder(comparison.next, 'api').length === 0) return []
  const roots: RootPair[] = []
  const before = operationsOf(comparison.old)
  const now = operationsOf(comparison.next)
  for (const [name, operation] of before) {
    const other = now.get(name)
    if (other) {
      roots.push(...compareOne(comparison, operation, other))
      continue
    }
    const details = { subject: subjectOf(operation), old: operation.node.address() }
    comparison.report('operation-removed', `The operation ${name} is gone.`, details)
  }
  for (const [name, operation] of now) {
    if (before.has(name)) continue
    const details = { subject: subjectOf(operation), new: operation.node.address() }
    comparison.report('operation-added', `The operation ${name} is new.`, details)
  }
  return roots
}

const subjectOf = ({ name }: Operation): ChangeSubject => ({ kind: 'operation', name, pointer: '' })

function compareOne(comparison: Comparison, before: Operation, now: Operation): RootPair[] {
  const roots: RootPair[] = []
  const pair = (old: SchemaNode | undefined, next: SchemaNode | undefined, isRequest: boolean) => {
    if (!old || !next) return
    const found = comparison.compare(old, next)
    roots.push({ subject: subjectOf(now), pair: found, old: before.node, new: now.node, isRequest })
  }
  compareParameters(comparison, before, now)
  for (const [key, { schema }] of before.parameters) pair(schema, now.parameters.get(key)?.schema, true)
  pair(before.body, now.body, true)
  const subject = subjectOf(now)
  for (const [status, { node, schema }] of before.answers) {
    const other = now.answers.get(status)
    pair(schema, other?.schema, false)
    if (other) continue
    const details = { subject, old: node.address(), new: now.node.address() }
    comparison.report('answer-removed', `${now.name} no longer answers ${status}.`, details)
  }
  for (const [status, { node }] of now.answers) {
    if (before.answers.has(status)) continue
    const details = { subject, old: before.node.address(), new: node.address() }
    comparison.report('answer-added', `${now.name} may answer ${status}.`, details)
  }
  return roots
}

function compareParameters(comparison: Comparison, before: Operation, now: Operation): void {
  const { name } = now
  const subject = subjectOf(now)
  for (const [key, { node, isRequired }] of before.parameters) {
    const other = now.parameters.get(key)
    const details = { subject, old: node.address(), new: (other?.node ?? now.node).address() }
    if (!other) comparison.report('parameter-removed', `${name} no longer takes ${key}.`, details)
    else if (other.isRequired && !isRequired)
      comparison.report('parameter-required', `${name} needs ${key}; it could be left out.`, details)
    else if (isRequired && !other.isRequired)
      comparison.report('parameter-optional', `${name} does without ${key}, which it needed.`, details)
  }
  for (const [key, { node, isRequired }] of now.parameters) {
    if (before.parameters.has(key)) continue
    const details = { subject, old: before.node.address(), new: node.address() }
    if (isRequired) comparison.report('required-parameter-added', `${name} needs ${key}, which is new.`, details)
    else comparison.report('parameter-added', `${name} takes ${key}, which is new.`, details)
  }
}

/** An API operation such as `GET /poll-service/…`, with the schemas of its request and responses. */
type Operation = {
  name: string
  node: SchemaNode
  /** By `in` and name: `query page`. */
  parameters: Map<string, { node: SchemaNode; schema: SchemaNode | undefined; isRequired: boolean }>
  body: SchemaNode | undefined
  /** By status. */
  answers: Map<string, { node: SchemaNode; schema: SchemaNode | undefined }>
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Returns every operation in the descriptions of the API, by its name. */
function operationsOf(source: SchemaFiles): Map<string, Operation> {
  const operations = new Map<string, Operation>()
  for (const file of inFolder(source, 'api')) {
    const root = SchemaNode.at(source, file.path)
    for (const path of Object.keys(file.schema.paths ?? {})) {
      const item = root?.below('paths', path)
      for (const method of methods) {
        const node = item?.child(method)
        if (!item || !node) continue
        const name = `${method.toUpperCase()} ${path}`
        operations.set(name, { name, node, ...contentOf(item, node) })
      }
    }
  }
  return operations
}

function contentOf(item: SchemaNode, operation: SchemaNode): Pick<Operation, 'parameters' | 'body' | 'answers'> {
  const parameters: Operation['parameters'] = new Map()
  for (const node of [...parametersOf(item), ...parametersOf(operation)]) {
    const position = node.string('in')
    parameters.set(`${position} ${node.string('name')}`, {
      node,
      schema: node.child('schema'),
      isRequired: node.get('required') === true || position === 'path',
    })
  }
  const answers: Operation['answers'] = new Map()
  for (const status of Object.keys(operation.get('responses') ?? {})) {
    const node = operation.child('responses', status)
    if (node) answers.set(status, { node, schema: node.child('content', 'application/json', 'schema') })
  }
  return { parameters, body: operation.child('requestBody', 'content', 'application/json', 'schema'), answers }
}

const parametersOf = (node: SchemaNode): SchemaNode[] =>
  (node.list('parameters') ?? []).flatMap(
    (_, index) => node.holder('parameters')?.below('parameters', String(index)) ?? [],
  )
