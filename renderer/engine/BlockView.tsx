import { Component, type ReactNode } from 'react'
import { type Action, isObject, type Members, own } from '../../schemas/engine'
import type { Source } from '../actions/ports'
import type { Run } from './BlockProps'
import { createDocument, type Document } from './createDocument'
import { DocumentContext } from './DocumentContext'
import { drawBlock, LateBlock } from './drawBlock'
import type { Host } from './HostContext'

type Props = { node: Members; host: Host; document: Document }
type State = { node: Members; failed: boolean; replacement: { node: Members; document: Document } | undefined }

let sources = 0

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * One block: drawn if it is sound, else its fallback, else nothing. Catches what its component throws. A block that
 * stays the same object is not drawn again, whatever happens around it.
 */
export class BlockView extends Component<Props, State> {
  override state: State = { node: this.props.node, failed: false, replacement: undefined }
  #source: Source | undefined
  #abort: AbortController | undefined
  #forget: (() => void)[] = []

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.node === state.node ? null : { node: props.node, failed: false, replacement: undefined }
  }

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
    if (id !== undefined) this.#forget.push(this.props.host.engine.mount(`#${id}`, this.#replace))
  }

  override componentDidCatch(): void {
    const { replacement } = this.state
    if (replacement) replacement.document.fail(replacement.node)
    else this.props.document.fail(this.props.node)
  }

  override componentWillUnmount(): void {
    this.#abort?.abort()
    for (const forget of this.#forget) forget()
    this.#abort = undefined
    this.#source = undefined
    this.#forget = []
  }

  #replace = (block: unknown): void => {
    if (!isObject(block)) return
    const document = createDocument(this.props.host.engine, [block], '')
    this.setState({ replacement: { node: block, document }, failed: false })
  }

  #run: Run = (action: Action) => {
    const { node, host } = this.props
    this.#abort ??= new AbortController()
    if (!this.#source) {
      const key = `block-${++sources}`
      this.#source = { key, type: text(own(node, 'type')), id: text(own(node, 'id')) }
      this.#forget.push(host.engine.mount(key, this.#replace))
    }
    return host.run(action, this.#source, this.#abort.signal)
  }

  #draw(node: Members, document: Document): ReactNode {
    const { host } = this.props
    const type = own(node, 'type')
    if (!this.state.failed && typeof type === 'string' && host.engine.isBlockType(type)) {
      const entry = host.engine.registry[type]
      if (!entry.ready) {
        return <LateBlock entry={entry}>{() => <BlockView node={node} host={host} document={document} />}</LateBlock>
      }
      if (document.isSound(node)) return drawBlock(node, host.engine.registry, this.#run)
    }
    const fallback = own(node, 'fallback')
    if (isObject(fallback)) return <BlockView node={fallback} host={host} document={document} />
    const IssueCard = host.issueCard
    return IssueCard ? <IssueCard issues={document.issuesOf(node)} /> : null
  }

  override render(): ReactNode {
    const { replacement, node } = this.state
    if (!replacement) return this.#draw(node, this.props.document)
    return (
      <DocumentContext value={replacement.document}>
        {this.#draw(replacement.node, replacement.document)}
      </DocumentContext>
    )
  }
}
