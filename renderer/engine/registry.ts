import type { ComponentType } from 'react'
import type { BlockData, BlockType, DataContract } from '../../schemas/engine'
import type { BlockProps } from './BlockProps'

export type Ready<T extends BlockType> = {
  component: ComponentType<BlockProps<T>>
  contract: DataContract<BlockData[T]>
  /** Name of the texts that came with it. */
  texts?: string | undefined
}

/** A block type's component and validator, here already or to be loaded. */
export type Entry<T extends BlockType> = {
  /** Whether it is fetched when a page has one. */
  late: boolean
  /** Module its loader is listed in, when that is fetched first. */
  list?: string | undefined
  ready: Ready<T> | undefined
  /**
   * Resolves once `ready` is set and its texts in that language (BCP 47) are there; always the same promise, so that it
   * can be awaited while drawing. With `again`, what failed before is tried once more.
   */
  load(locale: string, again?: boolean): Promise<unknown>
}

/** One entry for each block type: the compiler names the one that is missing. */
export type Registry = { [T in BlockType]: Entry<T> }

/** Fetches what a block type needs, with its texts in a language (BCP 47). */
export type Loader<T extends BlockType> = (locale: string) => Promise<Ready<T>>
export type Loaders = { readonly [T in BlockType]?: Loader<T> }

/** Texts that several blocks share and that come with the first of them. */
type Texts = { group: string; load(locale: string): Promise<unknown> }

export function eager<T extends BlockType>(
  component: ComponentType<BlockProps<T>>,
  contract: DataContract<BlockData[T]>,
): Entry<T> {
  return { late: false, ready: { component, contract }, load: () => Promise.resolve() }
}

/** A block that is fetched when a page has one: its module's export of the given name, its validator and its texts. */
export const lazy =
  <T extends BlockType, N extends string>(
    name: N,
    component: () => Promise<Record<N, ComponentType<BlockProps<T>>>>,
    contract: () => Promise<{ default: DataContract<BlockData[T]> }>,
    texts?: Texts,
  ): Loader<T> =>
  async (locale) => {
    const [module, validator] = await Promise.all([component(), contract(), texts?.load(locale)])
    return { component: module[name], contract: validator.default, texts: texts?.group }
  }

/** A block that is in one file with its loader, so that nothing more is fetched. */
export const here =
  <T extends BlockType>(component: ComponentType<BlockProps<T>>, contract: DataContract<BlockData[T]>): Loader<T> =>
  async () => ({ component, contract })

/**
 * Entries of blocks whose loaders are themselves fetched with the first of them, so that a page pays only for the
 * blocks it has. `types` are all the names there may be; one without a loader cannot be loaded. `list` names the module
 * the loaders are in, unless they are here already.
 */
export function deferred<L extends Loaders>(
  types: readonly BlockType[],
  loaders: () => Promise<L>,
  list?: string,
): { [T in keyof L & BlockType]: Entry<T> }
export function deferred(
  types: readonly BlockType[],
  loaders: () => Promise<Loaders>,
  list?: string,
): Partial<Registry> {
  return Object.fromEntries(types.map((type) => [type, entryOf(type, loaders, list)]))
}

function entryOf<T extends BlockType>(type: T, loaders: () => Promise<Loaders>, list: string | undefined): Entry<T> {
  const loading = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  const fetchAll = async (locale: string) => {
    try {
      const loader: Loader<T> | undefined = (await loaders())[type]
      if (!loader) throw new Error(`Nothing draws the block type ${type}.`)
      entry.ready = await loader(locale)
    } catch (error) {
      failed.add(locale)
      throw error
    }
  }
  const entry: Entry<T> = {
    late: true,
    list,
    ready: undefined,
    load(locale, again = false) {
      if (again && failed.delete(locale)) loading.delete(locale)
      const promise = loading.get(locale) ?? fetchAll(locale)
      loading.set(locale, promise)
      return promise
    },
  }
  return entry
}
