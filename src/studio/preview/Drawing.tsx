import { use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { HostContext } from '../../../renderer/engine/HostContext'
import { TextContext } from '../../../renderer/i18n/TextContext'
import type { PreviewState } from '../frame/PreviewState'
import { StudioTextContext } from '../texts/StudioText'
import { createStage } from './createStage'
import { createStudioHost } from './createStudioHost'
import { dress } from './dress'
import { engine } from './engine'
import { loadBlocks, loadOwnText, loadPieces, loadText } from './loading'
import { mark } from './mark'
import { Overlay } from './Overlay'
import { Scene } from './Scene'
import { Sheet } from './Sheet'
import { watchWithAxe } from './watchWithAxe'

type Props = { state: PreviewState; onDrawn?: () => void }

/** What the address asks for, in its theme, scheme and language. Waits for what it needs. */
export function Drawing({ state, onDrawn }: Props) {
  const { settings, fixture, text, language, now, examined, marked } = state
  const { locale, calls } = settings
  const [stage] = useState(createStage)
  const ownText = use(loadOwnText(language))
  const blockText = use(loadText(locale))
  const pieces = text === undefined ? use(loadPieces(fixture)) : [{ id: fixture, json: text }]
  use(
    loadBlocks(
      pieces.map(({ json }) => json),
      locale,
    ),
  )
  const host = useMemo(() => createStudioHost({ engine, stage, locale, calls, now }), [stage, locale, calls, now])
  useLayoutEffect(() => dress(state), [state])
  useEffect(() => onDrawn?.(), [onDrawn])
  useEffect(() => (examined ? watchWithAxe(state) : undefined), [examined, state])
  useEffect(() => (marked === undefined ? undefined : mark(marked)), [marked])
  return (
    <StudioTextContext value={ownText}>
      <TextContext value={blockText}>
        <HostContext value={host}>
          {fixture.endsWith('/*') ? (
            <Sheet name={fixture} pieces={pieces} />
          ) : (
            <Scene fixture={fixture} json={pieces[0]?.json} />
          )}
          <Overlay stage={stage} />
        </HostContext>
      </TextContext>
    </StudioTextContext>
  )
}
