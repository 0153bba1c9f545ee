import type { ReactElement } from 'react'
import { BlockBoundary } from './BlockBoundary'
import { createDocument } from './createDocument'
import { DocumentContext } from './DocumentContext'
import { type Host, HostContext } from './HostContext'

/**
 * Finds the blocks whose components throw, by drawing each one apart from the blocks inside it: server rendering has
 * no error boundaries. Costs a rendering for each block, so it is for pages that have failed to render as a whole.
 * Returns their pointers, and tells the host of each. `render` must throw when its element does.
 */
export function findFailingBlocks(
  host: Host,
  blocks: unknown,
  pointer: string,
  render: (element: ReactElement) => unknown,
): string[] {
  const document = createDocument(host.engine, blocks, pointer)
  const childless = { ...document, admit: () => 0 }
  return document.places().flatMap(({ node, pointer: at }) => {
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
      document.fail(node)
      return [at]
    }
  })
}
