import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { Stack } from '../../../renderer/parts/Stack'
import { useSession } from '../session/Session'

/** The blocks of a page. Those the server could not draw are left out for as long as they are the ones it was sent. */
export function PageBlocks({ components }: { components: readonly unknown[] }) {
  const { renderContext: drawing, failures } = useSession()
  if (drawing) drawing.blocks = components
  return (
    <DocumentProvider blocks={components} failed={failures.of(components)}>
      <Stack>
        <Blocks components={components} />
      </Stack>
    </DocumentProvider>
  )
}
