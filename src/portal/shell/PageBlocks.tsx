import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { Stack } from '../../../renderer/parts/Stack'
import { useSession } from '../session/Session'

/** The blocks of a page. The browser leaves out those that threw on the server, until it renders another list. */
export function PageBlocks({ components }: { components: readonly unknown[] }) {
  const { failures } = useSession()
  return (
    <DocumentProvider blocks={components} failed={failures.of(components)}>
      <Stack>
        <Blocks components={components} />
      </Stack>
    </DocumentProvider>
  )
}
