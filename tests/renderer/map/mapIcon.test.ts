import { expect, it } from 'vitest'
import { iconPath } from '../../../renderer/map/MapIcon'
import { categoryIcon, knownCategories, parentCategory } from '../../../src/server/api/texts/placeCategories'

it('every kind of place has an icon that maps draw', () => {
  const missing = knownCategories.filter((category) => iconPath(categoryIcon(category)) === undefined)
  expect(missing).toEqual([])
})

it('kinds of places of one category differ by their icons', () => {
  const below = knownCategories.filter((category) => parentCategory(category) !== undefined)
  const icons = below.map((category) => `${parentCategory(category)}: ${iconPath(categoryIcon(category))}`)
  expect(new Set(icons).size).toBe(icons.length)
})

it('an icon that nobody drew is none', () => {
  expect(iconPath('constructor')).toBeUndefined()
})
