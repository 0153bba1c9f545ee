import type { MapContent } from '../MapContent'

/** Whether any of these members of a map's content differs from the one before. */
export type IsNew = (...names: (keyof MapContent)[]) => boolean

/** Compares the members of two contents of a map by their identity. */
export const compareContent =
  (before: MapContent, next: MapContent): IsNew =>
  (...names) =>
    names.some((name) => before[name] !== next[name])
