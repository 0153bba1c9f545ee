import { use, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AddressContext } from '../../../renderer/engine/AddressContext'
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
import { type DrawnPiece, parsePiece } from './parsePiece'
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
  const stored = use(loadPieces(fixture))
  const pieces = useMemo((): readonly DrawnPiece[] => {
    const texts = text === undefined ? stored : [{ id: fixture, json: text }]
    return texts.map(({ id, json }) => ({ id, json, parsed: parsePiece(json) }))
  }, [stored, text, fixture])
  use(loadBlocks(pieces, locale))
  const host = useMemo(() => {
    const documents = pieces.map(({ parsed }) => parsed?.document)
    return createStudioHost({ engine, stage, locale, calls, now, documents })
  }, [stage, locale, calls, now, pieces])
  const { address } = useSyncExternalStore(stage.subscribe, stage.read)
  useLayoutEffect(() => dress(state), [state])
  useEffect(() => onDrawn?.(), [onDrawn])
  useEffect(() => (examined ? watchWithAxe(state) : undefined), [examined, state])
  useEffect(() => (marked === undefined ? undefined : mark(marked)), [marked])
  return (
    <StudioTextContext value={ownText}>
      <TextContext value={blockText}>
        <HostContext value={host}>
          <AddressContext value={address}>
            {fixture.endsWith('/*') ? (
              <Sheet name={fixture} pieces={pieces} />
            ) : (
              <Scene fixture={fixture} parsed={pieces[0]?.parsed} />
            )}
            <Overlay stage={stage} />
          </AddressContext>
        </HostContext>
      </TextContext>
    </StudioTextContext>
  )
}
