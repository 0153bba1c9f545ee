import type { ComponentType } from 'react'
import type { BlockData, BlockType, DataContract } from '../../schemas/engine'
import type { BlockProps } from './BlockProps'
import { eager, type Lazy, lazyValue } from './lazy'

/** The component of a block type and the validator of its data. */
export type BlockModule<T extends BlockType> = {
  component: ComponentType<BlockProps<T>>
  contract: DataContract<BlockData[T]>
}

export type RegistryEntry<T extends BlockType> = Lazy<BlockModule<T>> & {
  /** Name of the component and of its file in the block's folder; undefined when the block is part of the first script. */
  file?: string
  /** Names of the groups of texts that are loaded with it; none for those of every page. */
  texts?: readonly string[]
}

/** One entry for each block type; the compiler reports a missing or unknown type. */
export type Registry = { [T in BlockType]: RegistryEntry<T> }

/** Groups of texts that are loaded together with a block, in a language (BCP 47). */
type Companion = { groups: readonly string[]; load(locale: string): Promise<unknown> }

/** A block that is part of the first script. */
export const eagerBlock = <T extends BlockType>(
  component: ComponentType<BlockProps<T>>,
  contract: DataContract<BlockData[T]>,
): RegistryEntry<T> => eager({ component, contract })

/** A block that loads with the first page that contains it: a module with the component `name` and its `contract`. */
export function lazyBlock<T extends BlockType, N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<BlockProps<T>>> & { contract: DataContract<BlockData[T]> }>,
  texts?: Companion,
): RegistryEntry<T> {
  const block = lazyValue(async (locale) => {
    const [module] = await Promise.all([load(), texts?.load(locale)])
    return { component: module[name], contract: module.contract }
  })
  return Object.assign(block, { file: name, texts: texts?.groups ?? [] })
}
