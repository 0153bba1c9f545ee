import { use, useLayoutEffect, useMemo, useState } from 'react'
import { createEngine } from '../../../renderer/engine/createEngine'
import { HostContext } from '../../../renderer/engine/HostContext'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { actionContracts, blocks } from '../../../renderer/index'
import type { PreviewState } from '../frame/PreviewState'
import { report } from '../frame/report'
import { StudioTextContext } from '../texts/StudioText'
import { createStage } from './createStage'
import { createStudioHost } from './createStudioHost'
import { forceScheme } from './forceScheme'
import { loadDocument, loadOwnText, loadText } from './loading'
import { Overlay } from './Overlay'
import { Scene } from './Scene'
import styles from './Scene.module.css'
import { toOwnPointer } from './toOwnPointer'

const centredClass = styles.centred ?? ''

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
export function Drawing({ state }: { state: PreviewState }) {
  const { settings, fixture, text, language } = state
  const [stage] = useState(createStage)
  const ownText = use(loadOwnText(language))
  const blockText = use(loadText(settings.locale))
  const json = text ?? use(loadDocument(fixture))
  const host = useMemo(() => createStudioHost(engine, stage, settings), [stage, settings])
  useLayoutEffect(() => dress(state), [state])
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

function dress({ settings: { theme, scheme, locale }, fixture, centred }: PreviewState): void {
  const { documentElement } = document
  documentElement.classList.toggle(centredClass, centred)
  documentElement.lang = locale
  documentElement.dataset.theme = theme
  document.title = `${fixture} · Beffroi Studio`
  forceScheme(scheme)
}
