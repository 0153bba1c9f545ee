import { useContext } from 'react'
import { isObject, own } from '../../schemas/engine'
import { BlockBoundary } from './BlockBoundary'
import { DocumentContext } from './DocumentContext'
import { useHost } from './HostContext'

type Props = {
  components: readonly unknown[]
  /** What each block stands in; empty when the block is not drawn. */
  as?: 'li'
}

/** Draws a list of blocks: each validated, contained, and told nothing of its siblings. */
export function Blocks({ components, as: Place }: Props) {
  const host = useHost()
  const document = useContext(DocumentContext)
  if (!document) throw new Error('blocks are drawn outside a DocumentProvider')
  const count = document.admit(components)
  const views = []
  for (let index = 0; index < count; index++) {
    const node = components[index]
    if (!isObject(node)) continue
    const id = own(node, 'id')
    // No id of a sender starts with a control character on purpose; a plain number might be one.
    const key = typeof id === 'string' && !document.isRejected(node) ? id : `\u0000${index}`
    views.push(
      Place ? (
        <Place key={key}>
          <BlockBoundary node={node} host={host} document={document} />
        </Place>
      ) : (
        <BlockBoundary key={key} node={node} host={host} document={document} />
      ),
    )
  }
  return views
}
