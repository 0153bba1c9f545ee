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

/** Renders the preview state in the hash of the address, and follows its changes. */
export function Preview() {
  const [{ hash, state }, setShown] = useState(readAddress)
  useEffect(() => {
    // A transition keeps the old content until fixture, texts and blocks of the new state are loaded.
    const follow = () => startTransition(() => setShown(readAddress))
    window.addEventListener('hashchange', follow)
    follow()
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  // Tests and screenshots wait until this matches the hash.
  const markRendered = useCallback(() => {
    document.documentElement.dataset.drawn = hash
  }, [hash])
  return (
    <Suspense fallback={null}>
      <PreviewContent state={state} onRendered={markRendered} />
    </Suspense>
  )
}

const readAddress = () => ({ hash: location.hash, state: parsePreviewHash(location.hash) })

type Props = { state: PreviewState; onRendered?: () => void }

/** Renders the state of a preview. Suspends until its fixtures, texts and blocks are loaded. */
export function PreviewContent({ state, onRendered }: Props) {
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
  useEffect(() => onRendered?.(), [onRendered])
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
