import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { HostContext } from '../../../renderer/engine/HostContext'
import { shareStructure } from '../../../renderer/engine/shareStructure'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { isObject } from '../../../schemas/engine'
import type { Contender } from './Contender'
import { host, texts } from './host'
import { reactContender } from './reactContender'

/** The page as the portal renders it: parsed, structurally shared with the previous one, validated, dispatched. */
export function beffroi(): Contender {
  let last: unknown
  return reactContender((text) => {
    const next: unknown = JSON.parse(text)
    last = shareStructure(last, next)
    const components = isObject(last) && Array.isArray(last.components) ? last.components : []
    return (
      <HostContext value={host}>
        <TextContext value={texts}>
          <DocumentProvider blocks={components}>
            <Blocks components={components} />
          </DocumentProvider>
        </TextContext>
      </HostContext>
    )
  })
}
