import type { WallCategory } from '../generated/types'

/** The categories of widgets, in the order in which they are offered. */
export const wallCategories: readonly WallCategory['uid'][] = ['environment', 'mobility', 'town', 'health', 'leisure']
