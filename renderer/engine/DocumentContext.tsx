import { createContext, type ReactNode, useMemo } from 'react'
import { createDocument, type Document } from './createDocument'
import { useHost } from './HostContext'

export const DocumentContext = createContext<Document | undefined>(undefined)

/**
 * Validates a list of blocks once, for the `<Blocks>` inside. `pointer` is the JSON pointer of the list in its
 * document. `failed` holds the pointers of blocks that threw during server rendering. `blocks` must have passed
 * `cleanJson`.
 */
export function DocumentProvider(props: {
  blocks: unknown
  pointer?: string
  failed?: readonly string[]
  children: ReactNode
}) {
  const { engine } = useHost()
  const { blocks, pointer = '/components', failed } = props
  const document = useMemo(() => createDocument(engine, blocks, pointer, failed), [engine, blocks, pointer, failed])
  return <DocumentContext value={document}>{props.children}</DocumentContext>
}
