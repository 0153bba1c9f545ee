import { validate } from '../../../schemas/index'
import type { Field } from '../../../scripts/fixtures/fieldsOf'
import { placesOf } from '../../../scripts/fixtures/placesOf'
import { type Change, valueAtPath, withChange } from '../../../scripts/fixtures/withChange'
import { otherValues } from './otherValues'

/** How many values at one place of a list are changed: its others are of the same kind. */
const perFixture = 3

const isValid = (block: unknown): boolean => validate(block, { as: 'block' }).issues.length === 0

/** Valid blocks that differ from a valid one in one field alone. */
export function* changedBlocks(block: unknown, { path, node, isRequired }: Field): Generator<unknown> {
  for (const place of placesOf(block, ['data', ...path]).slice(0, perFixture)) {
    const others = otherValues(node, valueAtPath(block, place)).map((value) => ({ value }))
    const changes: Change['change'][] = isRequired ? others : ['remove', ...others]
    for (const change of changes) {
      const changed = withChange(block, { path: place, change })
      if (isValid(changed)) yield changed
    }
  }
}
