/**
 * Caches Intl formats by options object and further arguments: creating one takes as long as rendering a card. Options are
 * compared by identity, so they must be constants of a module.
 */
export function memoizeFormat<O extends object, R>(create: (options: O, ...args: string[]) => R): typeof create {
  const formats = new WeakMap<O, Map<string, R>>()
  return (options, ...args) => {
    const byArguments = formats.get(options) ?? new Map<string, R>()
    if (byArguments.size === 0) formats.set(options, byArguments)
    const key = args.join()
    const result = byArguments.get(key) ?? create(options, ...args)
    byArguments.set(key, result)
    return result
  }
}
