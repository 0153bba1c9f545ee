/** Returns the same promise for the same key, so that React can wait for it. A failed load is retried. */
export function memoizePromise<K extends string, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const loads = new Map<K, Promise<V>>()
  return (key) => {
    let promise = loads.get(key)
    if (!promise) {
      promise = load(key)
      promise.catch(() => loads.delete(key))
      loads.set(key, promise)
    }
    return promise
  }
}
