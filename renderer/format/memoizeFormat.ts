/**
 * Keeps what `make` made for each options object and place: an Intl object costs as much as drawing a card. Options
 * are told apart by identity, so they are constants of a module.
 */
export function memoizeFormat<O extends object, R>(create: (options: O, ...place: string[]) => R): typeof create {
  const made = new WeakMap<O, Map<string, R>>()
  return (options, ...place) => {
    const byPlace = made.get(options) ?? new Map<string, R>()
    if (byPlace.size === 0) made.set(options, byPlace)
    const key = place.join()
    const result = byPlace.get(key) ?? create(options, ...place)
    byPlace.set(key, result)
    return result
  }
}
