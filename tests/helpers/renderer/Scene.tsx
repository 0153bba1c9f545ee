import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { type Host, HostContext } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages, textsOf } from '../../../renderer/i18n/loadMessages'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { loadInputs } from '../../../renderer/inputs/loadInputs'

await loadInputs()
await Promise.all((['cells', 'forms', 'lists', 'maps'] as const).map((group) => textsOf(group).load('fr')))
const text = createText('fr', await loadMessages('fr'))

/** A page of blocks as a portal renders it, in French. */
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
