import {
  actionEnvelope,
  type BlockType,
  type ContractSource,
  checkAction,
  cleanJson,
  type DataContract,
  envelope,
  families,
  hasError,
  type Issue,
  type Members,
  type Verdicts,
} from '../../schemas/engine'
import type { ActionContracts } from './ActionContracts'
import type { Registry } from './registry'

export type EngineOptions = {
  registry: Registry
  actions: ActionContracts
  /** Receives every issue once, also while React renders: it must not set state synchronously. */
  onIssue(issue: Issue): void
}

/** A block on the page that can be replaced. */
export type MountedBlock = {
  /** The block of the page, also while another replaces it. */
  readonly node: Members
  replace(block: unknown): void
}

/** Fetches the content of a block again. Resolves to false when that failed. */
type ReloadBlock = () => Promise<boolean>

export type Engine = ReturnType<typeof createEngine>

/**
 * Creates what all pages of an application share: validators, components, verdicts and the registry of mounted
 * blocks.
 */
export function createEngine({ registry, actions, onIssue }: EngineOptions) {
  const blockTypes = Object.keys(registry)
  const verdicts: Verdicts = new WeakMap()
  const isBlockType = (type: string): type is BlockType => Object.hasOwn(registry, type)
  const source: ContractSource = {
    envelope,
    actionEnvelope,
    block: (type) => (isBlockType(type) ? (registry[type].ready?.contract ?? 'loading') : undefined),
    action: (handler) => contractOf(actions, handler),
    blockTypes: () => blockTypes,
    handlers: () => Object.keys(actions.all.ready ?? actions.common),
    families,
  }

  return {
    registry,
    source,
    verdicts,
    isBlockType,
    report: createReport(onIssue),
    ...createMountedBlocks(onIssue),

    /** Loads the contracts of all handlers, unless those in the first script suffice for the given handlers. */
    async preloadActions(handlers?: Iterable<string>): Promise<void> {
      const suffices = handlers && [...handlers].every((handler) => Object.hasOwn(actions.common, handler))
      if (!actions.all.ready && !suffices) await actions.all.retry()
    },

    /** Validates an action with its `then` and `catch`. */
    validateAction(action: unknown): { ok: boolean; issues: Issue[] } {
      const issues = checkAction(source, action, '')
      return { ok: !hasError(issues), issues }
    },

    /**
     * Loads the given block types and their texts in a language (BCP 47). Ignores unknown types; a type that fails to load
     * is loaded again when it is next needed.
     */
    preload: (types: Iterable<string>, locale: string): Promise<unknown> =>
      Promise.allSettled([...types].filter(isBlockType).map((type) => registry[type].retry(locale))),
  }
}

function contractOf({ all, common }: ActionContracts, handler: string): DataContract | 'loading' | undefined {
  const contracts: Readonly<Record<string, DataContract>> = all.ready ?? common
  if (Object.hasOwn(contracts, handler)) return contracts[handler]
  return all.ready ? undefined : 'loading'
}

/** Creates the function that reports an issue to the host, unless the same issue of the same block was reported before. */
function createReport(onIssue: EngineOptions['onIssue']) {
  const reported = new WeakMap<object, Set<string>>()
  return (issue: Issue, node: object | undefined): void => {
    if (node) {
      const codes = reported.get(node) ?? new Set()
      const key = `${issue.code} ${issue.message}`
      if (codes.has(key)) return
      reported.set(node, codes.add(key))
    }
    onIssue(issue)
  }
}

/** Creates the registry of the blocks on the page that can be replaced, or that fetch their content again. */
function createMountedBlocks(onIssue: EngineOptions['onIssue']) {
  const mounted = new Map<string, MountedBlock>()
  const reloaders = new Map<string, ReloadBlock>()

  return {
    /** Registers a rendered block under its id or the key of its action runs, so that it can be replaced. */
    mount(key: string, block: MountedBlock): void {
      mounted.set(key, block)
    },

    unmount(key: string, block: MountedBlock): void {
      if (mounted.get(key) === block) mounted.delete(key)
    },

    /** The block of the page that is registered under a key. */
    mountedNode: (key: string): Members | undefined => mounted.get(key)?.node,

    /** Replaces the block registered under a key. Returns false when there is none. */
    replace(key: string, block: unknown): boolean {
      const target = mounted.get(key)
      // The new block is the only block of its own document.
      target?.replace(cleanJson(block, (issue) => onIssue({ ...issue, pointer: `/0${issue.pointer}` })))
      return target !== undefined
    },

    /** Registers how a block fetches its content again. Returns a function that removes the registration. */
    onReload(id: string, reload: ReloadBlock): () => void {
      reloaders.set(id, reload)
      return () => {
        if (reloaders.get(id) === reload) reloaders.delete(id)
      }
    },

    /** Makes the block of an id fetch its content again; undefined when no such block fetches its own content. */
    reload: (id: string): Promise<boolean> | undefined => reloaders.get(id)?.(),
  }
}
