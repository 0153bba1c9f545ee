import { useContext } from 'react'
import { isObject, own } from '../../schemas/engine'
import { BlockBoundary } from './BlockBoundary'
import { DocumentContext } from './DocumentContext'
import { useHost } from './HostContext'
import { opensNothing } from './opensNothing'

type Props = {
  components: readonly unknown[]
  /** Element around each block; it is empty when the block renders nothing. */
  as?: 'li'
}

/** Renders a list of blocks. Each is validated and contained, so that none affects its siblings. */
export function Blocks({ components, as: Wrapper }: Props) {
  const host = useHost()
  const document = useContext(DocumentContext)
  if (!document) throw new Error('blocks are rendered outside a DocumentProvider')
  const count = document.countRenderable(components)
  const views = []
  for (let index = 0; index < count; index++) {
    const node = components[index]
    if (!isObject(node) || opensNothing(node, host.serves)) continue
    const id = own(node, 'id')
    // A control character keeps the keys of indexes apart from ids, which may be plain numbers.
    const key = typeof id === 'string' && !document.isRejected(node) ? id : `\u0000${index}`
    views.push(
      Wrapper ? (
        <Wrapper key={key}>
          <BlockBoundary node={node} host={host} document={document} />
        </Wrapper>
      ) : (
        <BlockBoundary key={key} node={node} host={host} document={document} />
      ),
    )
  }
  return views
}
