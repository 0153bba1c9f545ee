import { useState } from 'react'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { ShareDialog } from './ShareDialog'
import type { SharedDocument } from './sharedDocument'

type Props = {
  /** Address of the page within the studio, with the settings and the example. */
  address: string
  /** Reads the document as it is now; undefined for one that the address alone leads to. */
  read(): SharedDocument | undefined
}

/** Opens the link that shows to others what one sees. */
export function ShareButton({ address, read }: Props) {
  const text = useStudioText()
  const [opened, setOpened] = useState<{ document: SharedDocument | undefined }>()
  return (
    <>
      <ToolButton onClick={() => setOpened({ document: read() })}>
        <Glyph name="link" />
        {text('share.open')}
      </ToolButton>
      {opened && <ShareDialog address={address} document={opened.document} onClose={() => setOpened(undefined)} />}
    </>
  )
}
