import { Component, type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { type Action, type Block, type BlockType, isObject, type Members, own } from '../../schemas/engine'
import type { ActionSource } from '../actions/ports'
import type { BlockProps, Run } from './BlockProps'
import { createDocument, type Document } from './createDocument'
import type { MountedBlock } from './createEngine'
import { DocumentContext } from './DocumentContext'
import type { Host } from './HostContext'
import { Loaded } from './lazy'
import type { Registry } from './registry'

type Props = {
  node: Members
  host: Host
  document: Document
  /** Id of the block that this fallback stands in for. */
  originalId?: string | undefined
}
type State = { failed: boolean; replacement?: { node: Members; document: Document } | undefined }

/** Shared by all blocks in this state, so that a page of many blocks creates no object for each. */
const initialState: State = { failed: false }

let lastSource = 0

const stringOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * One block: renders its component if the block is valid, otherwise its fallback, otherwise nothing. Catches what the
 * component throws. Does not render again while the block stays the same object.
 */
export class BlockBoundary extends Component<Props, State> implements MountedBlock {
  override state: State = initialState
  #source: ActionSource | undefined

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override shouldComponentUpdate({ node, host, document }: Props, state: State): boolean {
    const { props } = this
    if (state !== this.state || host !== props.host || node !== props.node) return true
    return document !== props.document && document.isRejected(node) !== props.document.isRejected(node)
  }

  override componentDidMount(): void {
    const id = this.#registeredId
    if (id !== undefined) this.props.host.engine.mount(id, this)
  }

  override componentDidUpdate({ node }: Props): void {
    if (node !== this.props.node && this.state !== initialState)
      this.setState({ failed: false, replacement: undefined })
  }

  override componentDidCatch(): void {
    const { replacement } = this.state
    if (replacement) replacement.document.reportFailure(replacement.node)
    else this.props.document.reportFailure(this.props.node)
    // The issue card or the mark was rendered before this issue was known.
    if (this.props.host.issueCard) this.forceUpdate()
  }

  override componentWillUnmount(): void {
    const { engine } = this.props.host
    const id = this.#registeredId
    if (id !== undefined) engine.unmount(id, this)
    if (this.#source) engine.unmount(this.#source.key, this)
    this.#source = undefined
  }

  /** The id that registers this block. A fallback with the same id as its block leaves that id to the block. */
  get #registeredId(): string | undefined {
    const { node, originalId } = this.props
    const id = stringOrUndefined(own(node, 'id'))
    return id === originalId ? undefined : id
  }

  get node(): Members {
    return this.props.node
  }

  replace(block: unknown): void {
    if (!isObject(block)) return
    const document = createDocument(this.props.host.engine, [block], '')
    this.setState({ replacement: { node: block, document }, failed: false })
  }

  #run: Run = (action: Action) => {
    const { node, host } = this.props
    if (!this.#source) {
      const key = `\u0000run-${++lastSource}`
      this.#source = { key, type: stringOrUndefined(own(node, 'type')), id: stringOrUndefined(own(node, 'id')) }
      host.engine.mount(key, this)
    }
    return host.run(action, this.#source)
  }

  #render(node: Members, document: Document): ReactNode {
    const { host, originalId } = this.props
    const type = own(node, 'type')
    const fallback = own(node, 'fallback')
    const substitute = isObject(fallback) && (
      <BlockBoundary node={fallback} host={host} document={document} originalId={this.#registeredId ?? originalId} />
    )
    if (!this.state.failed && typeof type === 'string' && host.engine.isBlockType(type)) {
      const entry = host.engine.registry[type]
      if (!entry.ready) {
        return (
          <Loaded<unknown> value={entry} locale={host.locale} failure={substitute ? () => substitute : undefined}>
            {() => <BlockBoundary node={node} host={host} document={document} originalId={originalId} />}
          </Loaded>
        )
      }
      const block = document.validBlock(node)
      if (block) return renderBlock(block, host.engine.registry, this.#run)
    }
    const { fallbackMark: FallbackMark, issueCard: IssueCard } = host
    if (substitute && FallbackMark) return <FallbackMark issues={document.issuesOf(node)}>{substitute}</FallbackMark>
    if (substitute) return substitute
    return IssueCard ? <IssueCard issues={document.issuesOf(node)} /> : null
  }

  override render(): ReactNode {
    const { replacement } = this.state
    if (!replacement) return this.#render(this.props.node, this.props.document)
    return (
      <DocumentContext value={replacement.document}>
        <Replacement>{this.#render(replacement.node, replacement.document)}</Replacement>
      </DocumentContext>
    )
  }
}

/** Renders a valid block with the component of its type; null while that is not loaded. */
export function renderBlock<T extends BlockType>(block: Block<T>, registry: Registry, run: Run): ReactNode {
  const { type, data, action, id } = block
  const Component: ComponentType<BlockProps<T>> | undefined = registry[type].ready?.component
  return Component ? <Component data={data} action={action} id={id} run={run} /> : null
}

/**
 * Contains a block that replaces another. If the focus was lost with the old block, as after sending a form, it moves
 * to the new one, so that keyboard and screen reader users continue there.
 */
function Replacement({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={container} tabIndex={-1}>
      {children}
    </div>
  )
}
