import { inFolder } from '../../../../schemas/compile/SchemaFiles'
import type { Subject } from '../Change'
import { addressOf, type Place } from '../definitions/Definition'
import type { Comparison } from './Comparison'
import { type Operation, operationsOf } from './operationsOf'
import type { Root } from './Root'

/**
 * What clients may ask of a back end. Requests are sent by clients, so what narrows them breaks readers. Versions without
 * descriptions of the API, such as the one inside the command, are not compared in this.
 */
export function compareOperations(comparison: Comparison): Root[] {
  if (inFolder(comparison.old, 'api').length === 0 || inFolder(comparison.next, 'api').length === 0) return []
  const roots: Root[] = []
  const before = operationsOf(comparison.old)
  const now = operationsOf(comparison.next)
  for (const [name, operation] of before) {
    const other = now.get(name)
    if (other) roots.push(...compareOne(comparison, operation, other))
    else {
      const message = `The operation ${name} is gone.`
      comparison.tell({
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
    comparison.tell({
      rule: 'operation-added',
      message,
      subject: subjectOf(operation),
      new: addressOf(operation.place),
    })
  }
  return roots
}

const subjectOf = ({ name }: Operation): Subject => ({ kind: 'operation', name, pointer: '' })

function compareOne(comparison: Comparison, before: Operation, now: Operation): Root[] {
  const roots: Root[] = []
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
    comparison.tell({
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
    comparison.tell({
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
    if (!other) comparison.tell({ rule: 'parameter-removed', message: `${now.name} no longer takes ${key}.`, ...where })
    else if (other.isRequired && !isRequired) {
      comparison.tell({
        rule: 'parameter-required',
        message: `${now.name} needs ${key}; it could be left out.`,
        ...where,
      })
    } else if (isRequired && !other.isRequired) {
      comparison.tell({
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
      comparison.tell({
        rule: 'required-parameter-added',
        message: `${now.name} needs ${key}, which is new.`,
        ...where,
      })
    else comparison.tell({ rule: 'parameter-added', message: `${now.name} takes ${key}, which is new.`, ...where })
  }
}
