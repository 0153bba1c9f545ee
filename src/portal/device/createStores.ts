/** Resolves to the result of a request. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The store did not answer.'))
  })

/** Resolves when the whole transaction is stored; rejects when it is rolled back. */
const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The store was not changed.'))
  })

type Stores<S extends string> = { readonly [Name in S]: IDBObjectStore }

type Options<S extends string> = {
  /** Name of the database in the browser. */
  name: string
  /** Version of the object stores, not of their records: increase it only for another store or index. */
  version: number
  stores: readonly S[]
  /** Creates the stores that are missing. */
  upgrade(database: IDBDatabase): void
}

/** Creates the function that runs work in one transaction over all stores of a database. An error of the work rolls it back. */
export function createStores<S extends string>({ name, version, stores, upgrade }: Options<S>) {
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => upgrade(request.result)
    const database = await resultOf(request)
    // Lets a later release upgrade the stores while a page of this one is open.
    database.onversionchange = () => database.close()
    return database
  }

  const isStores = (opened: Partial<Stores<S>>): opened is Stores<S> => stores.every((each) => opened[each])

  return async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores<S>) => Promise<T>): Promise<T> {
    const database = await open()
    try {
      const transaction = database.transaction([...stores], mode)
      const completion = completionOf(transaction)
      // The error of the work is thrown below.
      completion.catch(() => {})
      try {
        const opened: Partial<Record<S, IDBObjectStore>> = {}
        for (const each of stores) opened[each] = transaction.objectStore(each)
        if (!isStores(opened)) throw new Error('A store is missing.')
        const result = await work(opened)
        await completion
        return result
      } catch (error) {
        if (!transaction.error) abort(transaction)
        throw error
      }
    } finally {
      database.close()
    }
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}
