import type { ComponentType } from 'react'
import type { BlockData, BlockType, DataContract } from '../../schemas/engine'
import type { BlockProps } from './BlockProps'

export type Ready<T extends BlockType> = {
  component: ComponentType<BlockProps<T>>
  contract: DataContract<BlockData[T]>
}

/** A block type's component and validator, here already or to be loaded. */
export type Entry<T extends BlockType> = {
  ready: Ready<T> | undefined
  /**
   * Resolves once `ready` is set and its texts in that language (BCP 47) are there; the same promise until it fails, so
   * that it can be awaited while drawing.
   */
  load(locale: string): Promise<unknown>
}

/** One entry for each block type: the compiler names the one that is missing. */
export type Registry = { [T in BlockType]: Entry<T> }

export function eager<T extends BlockType>(
  component: ComponentType<BlockProps<T>>,
  contract: DataContract<BlockData[T]>,
): Entry<T> {
  return { ready: { component, contract }, load: () => Promise.resolve() }
}

/** A block that is fetched when a page has one: its module's export of the given name, its validator and its texts. */
export function lazy<T extends BlockType, N extends string>(
  name: N,
  component: () => Promise<Record<N, ComponentType<BlockProps<T>>>>,
  contract: () => Promise<{ default: DataContract<BlockData[T]> }>,
  texts?: (locale: string) => Promise<unknown>,
): Entry<T> {
  const loading = new Map<string, Promise<unknown>>()
  const fetchAll = async (locale: string) => {
    try {
      const [module, { default: validator }] = await Promise.all([component(), contract(), texts?.(locale)])
      entry.ready = { component: module[name], contract: validator }
    } catch (error) {
      loading.delete(locale)
      throw error
    }
  }
  const entry: Entry<T> = {
    ready: undefined,
    load(locale) {
      const promise = loading.get(locale) ?? fetchAll(locale)
      loading.set(locale, promise)
      return promise
    },
  }
  return entry
}
