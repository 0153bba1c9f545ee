import {
  actionEnvelope,
  type BlockType,
  type ContractSource,
  checkAction,
  type DataContract,
  envelope,
  families,
  type HandlerName,
  hasError,
  type Issue,
  type Verdicts,
} from '../../schemas/engine'
import type { Registry } from './registry'

export type EngineOptions = {
  registry: Registry
  /** Validator of each handler's data. */
  actions: { readonly [H in HandlerName]: DataContract }
  /** Told of every issue once, also while drawing: it must not set state at once. */
  onIssue(issue: Issue): void
}

/** A place of the page where a block is drawn. */
export type MountedBlock = { replace(block: unknown): void }

/** Reads what a block shows anew; false when that failed. */
type ReloadBlock = () => Promise<boolean>

export type Engine = ReturnType<typeof createEngine>

/** What all pages of one program share: validators, components, verdicts and where blocks are mounted. */
export function createEngine({ registry, actions, onIssue }: EngineOptions) {
  const types = Object.keys(registry)
  const handlers = Object.keys(actions)
  const verdicts: Verdicts = new WeakMap()
  const told = new WeakMap<object, Set<string>>()
  const mounted = new Map<string, MountedBlock>()
  const readers = new Map<string, ReloadBlock>()

  const isBlockType = (type: string): type is BlockType => Object.hasOwn(registry, type)
  const isHandler = (name: string): name is HandlerName => Object.hasOwn(actions, name)

  const source: ContractSource = {
    envelope,
    actionEnvelope,
    block: (type) => (isBlockType(type) ? (registry[type].ready?.contract ?? 'loading') : undefined),
    action: (handler) => (isHandler(handler) ? actions[handler] : undefined),
    blockTypes: () => types,
    handlers: () => handlers,
    families,
  }

  return {
    registry,
    source,
    verdicts,
    isBlockType,

    /** Checks an action with its `then` and `catch`. */
    validateAction(action: unknown): { ok: boolean; issues: Issue[] } {
      const issues = checkAction(source, action, '')
      return { ok: !hasError(issues), issues }
    },

    /** Passes an issue on, unless the same one of the same block was passed on before. */
    report(issue: Issue, node: object | undefined): void {
      if (node) {
        const codes = told.get(node) ?? new Set()
        const key = `${issue.code} ${issue.message}`
        if (codes.has(key)) return
        told.set(node, codes.add(key))
      }
      onIssue(issue)
    },

    /** Remembers a block that is drawn, by its id or the key of its runs, so that it can be replaced. */
    mount(key: string, block: MountedBlock): void {
      mounted.set(key, block)
    },

    unmount(key: string, block: MountedBlock): void {
      if (mounted.get(key) === block) mounted.delete(key)
    },

    /** Puts a block in the place of a drawn one, named by its id or the key of its run. False when there is none. */
    replace(key: string, block: unknown): boolean {
      const place = mounted.get(key)
      place?.replace(block)
      return place !== undefined
    },

    /** Notes that a block reads by itself what it shows. Call what is returned when it no longer does. */
    onReload(id: string, read: ReloadBlock): () => void {
      readers.set(id, read)
      return () => {
        if (readers.get(id) === read) readers.delete(id)
      }
    },

    /** Has a block read anew what it shows; undefined when there is none of that id that does so by itself. */
    reload: (id: string): Promise<boolean> | undefined => readers.get(id)?.(),

    /**
     * Loads what the given block types need, with texts in that language (BCP 47). Unknown types need nothing; a type
     * that cannot be loaded is left for later.
     */
    preload: (wanted: Iterable<string>, locale: string): Promise<unknown> =>
      Promise.allSettled([...wanted].filter(isBlockType).map((type) => registry[type].retry(locale))),
  }
}
