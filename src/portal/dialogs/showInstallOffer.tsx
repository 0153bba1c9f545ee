import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import type { Installation } from '../../../renderer/engine/HostContext'
import type { Session } from '../session/Session'

const blocks = [{ type: 'a2hs', data: {} }] as const

/** Shows the offer to install the portal, until it ends. */
export async function showInstallOffer(
  { dialogs, engine, locale }: Pick<Session, 'dialogs' | 'engine' | 'locale'>,
  { isOffered, subscribe }: Installation,
): Promise<void> {
  await engine.preload(['a2hs'], locale)
  if (!isOffered()) return
  await dialogs.showOffer((close) => {
    subscribe(() => isOffered() || close())
    return (
      <DocumentProvider blocks={blocks}>
        <Blocks components={blocks} />
      </DocumentProvider>
    )
  })
}
