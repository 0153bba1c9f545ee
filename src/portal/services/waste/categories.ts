import type { WasteReminder } from '../../../../schemas/engine'

export type Category = WasteReminder['categories'][number]

/** The categories of pickups, in the order in which they are offered. */
const allCategories: readonly Category[] = [
  ...(['OM', 'ORGANIC', 'PMC', 'PAPER', 'GLASS', 'GARDEN', 'BULKY', 'SPECIAL', 'CHRISTMAS', 'EVENT'] as const),
]

/** The same of some of them. */
export const inOrder = (categories: readonly Category[]): Category[] =>
  allCategories.filter((category) => categories.includes(category))

/** The categories whose box is ticked. */
export const chosenCategories = (isTicked: (name: Category) => boolean): Category[] => allCategories.filter(isTicked)
