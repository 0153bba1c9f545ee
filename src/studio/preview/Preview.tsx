import {
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { AddressContext } from '../../../renderer/engine/AddressContext'
import { HostContext } from '../../../renderer/engine/HostContext'
import { TextContext } from '../../../renderer/i18n/TextContext'
import type { PreviewState } from '../frame/PreviewState'
import { parsePreviewHash } from '../frame/PreviewState'
import { StudioTextContext } from '../texts/StudioText'
import { applyPreviewState } from './applyPreviewState'
import { createPreviewStore } from './createPreviewStore'
import { createStudioHost } from './createStudioHost'
import { engine } from './engine'
import { highlightElement } from './highlightElement'
import { Overlay } from './Overlay'
import { observeWithAxe } from './observeWithAxe'
import {
  loadBlocks,
  loadBlockText,
  loadFixtureJson,
  loadStudioTextOnce,
  type ParsedFixture,
  parseJson,
} from './resources'
import { Scene } from './Scene'
import { Sheet } from './Sheet'

/** Draws what the address says, and again whenever the part after its hash changes. */
export function Preview() {
  const [{ hash, state }, setShown] = useState(readAddress)
  useEffect(() => {
    // As a transition: what was drawn stays until fixture, texts and blocks of the new state are here.
    const follow = () => startTransition(() => setShown(readAddress))
    window.addEventListener('hashchange', follow)
    follow()
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  // Whoever takes pictures waits until what the address asks for is what stands here.
  const tell = useCallback(() => {
    document.documentElement.dataset.drawn = hash
  }, [hash])
  return (
    <Suspense fallback={null}>
      <PreviewContent state={state} onDrawn={tell} />
    </Suspense>
  )
}

const readAddress = () => ({ hash: location.hash, state: parsePreviewHash(location.hash) })

type Props = { state: PreviewState; onDrawn?: () => void }

/** What the address asks for, in its theme, scheme and language. Waits for what it needs. */
export function PreviewContent({ state, onDrawn }: Props) {
  const { settings, fixture, text, language, now, examined, marked } = state
  const { locale, calls } = settings
  const [stage] = useState(createPreviewStore)
  const ownText = use(loadStudioTextOnce(language))
  const blockText = use(loadBlockText(locale))
  const stored = use(loadFixtureJson(fixture))
  const pieces = useMemo((): readonly ParsedFixture[] => {
    const texts = text === undefined ? stored : [{ id: fixture, json: text }]
    return texts.map(({ id, json }) => ({ id, json, parsed: parseJson(json) }))
  }, [stored, text, fixture])
  use(loadBlocks(pieces, locale))
  const host = useMemo(() => {
    const documents = pieces.map(({ parsed }) => parsed?.document)
    return createStudioHost({ engine, stage, locale, calls, now, documents })
  }, [stage, locale, calls, now, pieces])
  const { address } = useSyncExternalStore(stage.subscribe, stage.read)
  useLayoutEffect(() => applyPreviewState(state), [state])
  useEffect(() => onDrawn?.(), [onDrawn])
  useEffect(() => (examined ? observeWithAxe(state) : undefined), [examined, state])
  useEffect(() => (marked === undefined ? undefined : highlightElement(marked)), [marked])
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
