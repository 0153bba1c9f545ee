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
  /** Resolves once `ready` is set; the same promise until it fails, so that it can be awaited while drawing. */
  load(): Promise<unknown>
}

/** One entry for each block type: the compiler names the one that is missing. */
export type Registry = { [T in BlockType]: Entry<T> }

export function eager<T extends BlockType>(
  component: ComponentType<BlockProps<T>>,
  contract: DataContract<BlockData[T]>,
): Entry<T> {
  return { ready: { component, contract }, load: () => Promise.resolve() }
}

/** A block that is fetched when a page has one: its module's export of the given name, and its validator. */
export function lazy<T extends BlockType, N extends string>(
  name: N,
  component: () => Promise<Record<N, ComponentType<BlockProps<T>>>>,
  contract: () => Promise<{ default: DataContract<BlockData[T]> }>,
): Entry<T> {
  let loading: Promise<unknown> | undefined
  const entry: Entry<T> = {
    ready: undefined,
    load() {
      loading ??= Promise.all([component(), contract()]).then(
        ([module, { default: validator }]) => {
          entry.ready = { component: module[name], contract: validator }
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
  return entry
}
