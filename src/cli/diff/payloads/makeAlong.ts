import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { Step } from '../comparing/Pair'
import { type Definition, define, type Place, placeOf, within } from '../definitions/Definition'
import { extrasOf } from '../definitions/extrasOf'
import type { Maker } from './Maker'

type Version = 'old' | 'new'

/** The schema a step leads to in one version. */
export function placeAfter(maker: Maker, place: Place, step: Step, version: Version): Place | undefined {
  const definition = define(maker.source, place)
  if (step.kind === 'member') {
    const name = step[version]
    return name === undefined ? undefined : (within(definition, 'properties', name) ?? extraPlace(definition))
  }
  if (step.kind === 'item') return within(definition, 'items')
  return step.kind === 'same' ? place : extraPlace(definition)
}

function extraPlace(definition: Definition): Place | undefined {
  const extras = extrasOf(definition)
  return extras === 'anything' ? placeOf(definition.place.path, true) : extras === 'closed' ? undefined : extras
}

/** The least that is valid at a place and has `value` at the end of the steps; undefined when there is no such thing. */
export function makeAlong(
  maker: Maker,
  place: Place,
  steps: readonly Step[],
  version: Version,
  value: unknown,
): unknown {
  const [step, ...rest] = steps
  if (!step) return value
  const next = placeAfter(maker, place, step, version)
  const inside = next && makeAlong(maker, next, rest, version, value)
  if (inside === undefined) return undefined
  if (step.kind === 'same') return inside
  if (step.kind === 'item') {
    const list = maker.list(place, leastItems(maker, place))
    return list ? [inside, ...list.slice(1)] : [inside]
  }
  const base = maker.make(place, 'object')
  return isSchema(base) ? { ...base, [nameOf(step, version)]: inside } : undefined
}

function leastItems(maker: Maker, place: Place): number {
  const { minItems } = define(maker.source, place).keywords
  return typeof minItems === 'number' ? Math.max(1, minItems) : 1
}

const nameOf = (step: Step, version: Version): string => (step.kind === 'member' ? (step[version] ?? 'extra') : 'extra')

/** Where the steps lead in a document that `makeAlong` made. */
export const pointerOf = (steps: readonly Step[], version: Version): string =>
  steps
    .map((step) => {
      if (step.kind === 'same') return ''
      return step.kind === 'item' ? '/0' : joinPointer([nameOf(step, version)])
    })
    .join('')
