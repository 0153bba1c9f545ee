import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { type Host, HostContext } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import french from '../../../renderer/i18n/fr.json?messages'
import { TextContext } from '../../../renderer/i18n/TextContext'

const text = createText('fr', french)

/** A page of blocks as a portal draws it, in French. */
export function Scene({ host, components, failed }: { host: Host; components: unknown[]; failed?: string[] }) {
  return (
    <HostContext value={host}>
      <TextContext value={text}>
        <DocumentProvider blocks={components} {...(failed ? { failed } : {})}>
          <Blocks components={components} />
        </DocumentProvider>
      </TextContext>
    </HostContext>
  )
}
