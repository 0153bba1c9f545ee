import { createContext, type ReactNode, useMemo } from 'react'
import { createDocument, type Document } from './createDocument'
import { useHost } from './HostContext'

export const DocumentContext = createContext<Document | undefined>(undefined)

/**
 * Checks a list of blocks once and lets `<Blocks>` inside draw what is sound. `pointer` is where the list stands in
 * the document it came in; `failed` are pointers of blocks a server could not draw.
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
