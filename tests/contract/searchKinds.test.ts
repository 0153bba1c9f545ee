import { expect, it } from 'vitest'
import list from '../../schemas/entities/search-list.json'

it('a list of results has room for a number for each kind', () => {
  const { maxItems, items } = list.properties.kinds
  expect(maxItems).toBe(items.properties.kind.enum.length)
})
