import { isObject } from '../../../schemas/engine'
import { describeSchema, envelopes } from './describeSchema'
import type { Field } from './Field'
import type { Place } from './Place'

type Open = readonly { place: Place; path: string }[]

/** The fields inside a place, those of nested objects and lists included; what holds itself is followed once. */
export function listFields(place: Place, path = '', open: Open = []): Field[] {
  const target = place.resolved
  // The place the question is about is always followed; further inside, documents of their own are only named.
  if (holder(open, target) || (open.length > 0 && isEnvelope(target))) return []
  const around = [...open, { place: target, path }]
  const { properties, items, additionalProperties } = target.schema
  const fields: Field[] = []
  for (const name of isObject(properties) ? Object.keys(properties) : []) {
    const member = target.step(name)
    if (!member) continue
    const memberPath = path === '' ? name : `${path}.${name}`
    const inner = [member.resolved, member.step('*')?.resolved].filter((each) => each && !isEnvelope(each))
    const like = inner.map((each) => holder(around, each)).find((each) => each)
    fields.push({ ...describeSchema(member, memberPath), ...(like ? { like: like.path } : {}) })
    fields.push(...listFields(member, memberPath, around))
  }
  if (isObject(items)) fields.push(...within(target, `${path}[]`, around))
  else if (isObject(additionalProperties)) fields.push(...within(target, path === '' ? '*' : `${path}.*`, around))
  return fields
}

function within(target: Place, path: string, around: Open): Field[] {
  const inner = target.step('*')
  return inner ? listFields(inner, path, around) : []
}

const holder = (open: Open, place: Place | undefined) => open.find((each) => each.place === place)

const isEnvelope = ({ path, pointer }: Place): boolean => pointer === '' && envelopes.has(path)
