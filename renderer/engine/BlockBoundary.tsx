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

/**
 * Holds the block that came in the place of another. When the one that went took the focus with it, as a form does
 * that was just sent, the focus goes to what came, so that a keyboard goes on from there and a screen reader reads it.
 */
function Replacement({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Draws a block that has passed its checks with the component of its type. */
export function renderBlock<T extends BlockType>(block: Block<T>, registry: Registry, run: Run): ReactNode {
  const { type, data, action, id } = block
  const Component: ComponentType<BlockProps<T>> | undefined = registry[type].ready?.component
  return Component ? <Component data={data} action={action} id={id} run={run} /> : null
}

type Props = { node: Members; host: Host; document: Document }
type State = { failed: boolean; replacement?: { node: Members; document: Document } | undefined }

/** Shared by every block that is as it came. */
const asCame: State = { failed: false }

let sources = 0

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * One block: drawn if it is sound, else its fallback, else nothing. Catches what its component throws. A block that
 * stays the same object is not drawn again, whatever happens around it.
 */
export class BlockBoundary extends Component<Props, State> implements MountedBlock {
  override state: State = asCame
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
    const id = text(own(this.props.node, 'id'))
    if (id !== undefined) this.props.host.engine.mount(id, this)
  }

  override componentDidUpdate({ node }: Props): void {
    if (node !== this.props.node && this.state !== asCame) this.setState({ failed: false, replacement: undefined })
  }

  override componentDidCatch(): void {
    const { replacement } = this.state
    if (replacement) replacement.document.fail(replacement.node)
    else this.props.document.fail(this.props.node)
    // A card that shows issues was drawn before this one was known.
    if (this.props.host.issueCard) this.forceUpdate()
  }

  override componentWillUnmount(): void {
    const { engine } = this.props.host
    const id = text(own(this.props.node, 'id'))
    if (id !== undefined) engine.unmount(id, this)
    if (this.#source) engine.unmount(this.#source.key, this)
    this.#source = undefined
  }

  replace(block: unknown): void {
    if (!isObject(block)) return
    const document = createDocument(this.props.host.engine, [block], '')
    this.setState({ replacement: { node: block, document }, failed: false })
  }

  #run: Run = (action: Action) => {
    const { node, host } = this.props
    if (!this.#source) {
      const key = `\u0000run-${++sources}`
      this.#source = { key, type: text(own(node, 'type')), id: text(own(node, 'id')) }
      host.engine.mount(key, this)
    }
    return host.run(action, this.#source)
  }

  #draw(node: Members, document: Document): ReactNode {
    const { host } = this.props
    const type = own(node, 'type')
    if (!this.state.failed && typeof type === 'string' && host.engine.isBlockType(type)) {
      const entry = host.engine.registry[type]
      if (!entry.ready) {
        return (
          <Loaded<unknown> value={entry} locale={host.locale}>
            {() => <BlockBoundary node={node} host={host} document={document} />}
          </Loaded>
        )
      }
      if (document.isSound(node)) return renderBlock(node, host.engine.registry, this.#run)
    }
    const fallback = own(node, 'fallback')
    if (isObject(fallback)) return <BlockBoundary node={fallback} host={host} document={document} />
    const IssueCard = host.issueCard
    return IssueCard ? <IssueCard issues={document.issuesOf(node)} /> : null
  }

  override render(): ReactNode {
    const { replacement } = this.state
    if (!replacement) return this.#draw(this.props.node, this.props.document)
    return (
      <DocumentContext value={replacement.document}>
        <Replacement>{this.#draw(replacement.node, replacement.document)}</Replacement>
      </DocumentContext>
    )
  }
}
