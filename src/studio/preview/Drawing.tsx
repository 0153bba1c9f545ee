import { use, useLayoutEffect, useMemo, useState } from 'react'
import { createEngine } from '../../../renderer/engine/createEngine'
import { HostContext } from '../../../renderer/engine/HostContext'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { actionContracts, blocks } from '../../../renderer/index'
import type { PreviewState } from '../frame/PreviewState'
import { report } from '../frame/report'
import type { Settings } from '../settings/Settings'
import { StudioTextContext } from '../texts/StudioText'
import { createStage } from './createStage'
import { createStudioHost } from './createStudioHost'
import { forceScheme } from './forceScheme'
import { loadDocument, loadOwnText, loadText } from './loading'
import { Overlay } from './Overlay'
import { Scene } from './Scene'
import { toOwnPointer } from './toOwnPointer'

const engine = createEngine({
  registry: blocks,
  actions: actionContracts,
  onIssue(issue) {
    // The gallery checks the same JSON itself; it cannot know what a component does.
    if (issue.code === 'component-failed') {
      report('preview-issue', { ...issue, pointer: toOwnPointer(location.hash, issue.pointer) })
    }
  },
})

/** What the address asks for, in its theme, scheme and language. Waits for what it needs. */
export function Drawing({ state: { settings, fixture, text, language } }: { state: PreviewState }) {
  const [stage] = useState(createStage)
  const ownText = use(loadOwnText(language))
  const blockText = use(loadText(settings.locale))
  const json = text ?? use(loadDocument(fixture))
  const host = useMemo(() => createStudioHost(engine, stage, settings), [stage, settings])
  useLayoutEffect(() => dress(settings, fixture), [settings, fixture])
  return (
    <StudioTextContext value={ownText}>
      <TextContext value={blockText}>
        <HostContext value={host}>
          <Scene fixture={fixture} json={json} />
          <Overlay stage={stage} />
        </HostContext>
      </TextContext>
    </StudioTextContext>
  )
}

function dress({ theme, scheme, locale }: Settings, fixture: string): void {
  const { documentElement } = document
  documentElement.lang = locale
  documentElement.dataset.theme = theme
  document.title = `${fixture} · Beffroi Studio`
  forceScheme(scheme)
}
