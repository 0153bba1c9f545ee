import type { ReactElement } from 'react'
import { BlockBoundary } from './BlockBoundary'
import { createDocument } from './createDocument'
import { DocumentContext } from './DocumentContext'
import { type Host, HostContext } from './HostContext'

/**
 * Finds the blocks whose components throw, because server rendering has no error boundaries. Renders every block without the
 * blocks inside it, so it is meant for pages that failed to render as a whole. Returns the pointers of the failing blocks and
 * reports each to the host. `render` must throw when its element does.
 */
export function findFailingBlocks(
  host: Host,
  blocks: unknown,
  pointer: string,
  render: (element: ReactElement) => unknown,
): string[] {
  const document = createDocument(host.engine, blocks, pointer)
  const childless = { ...document, countRenderable: () => 0 }
  return document.locateBlocks().flatMap(({ node, pointer: at }) => {
    try {
      render(
        <HostContext value={host}>
          <DocumentContext value={childless}>
            <BlockBoundary node={node} host={host} document={document} />
          </DocumentContext>
        </HostContext>,
      )
      return []
    } catch {
      document.reportFailure(node)
      return [at]
    }
  })
}
