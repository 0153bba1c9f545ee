import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { type Host, HostContext } from '../../../renderer/engine/HostContext'
import { createText, type Text } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { loadInputs } from '../../../renderer/inputs/loadInputs'

await loadInputs()
const messages = await loadMessages('fr')
const written = createText('fr', messages)

/** The texts of the blocks on the page, which load with them. Throws where a visitor would read a key. */
const loadedText: Text = (key, values) => {
  if (Object.hasOwn(messages, key)) return written(key, values)
  throw new Error(`The text ${key} is not loaded: no block of the page names its group in renderer/blocks/index.ts.`)
}

type Props = { host: Host; components: unknown[]; failed?: string[]; text?: Text }

/** A page of blocks as a portal renders it, in French unless it has other texts. */
export function Scene({ host, components, failed, text = loadedText }: Props) {
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
