import {
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { AddressContext } from '../../../renderer/engine/AddressContext'
import { HostContext } from '../../../renderer/engine/HostContext'
import { useReadyMark } from '../../../renderer/engine/readiness'
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
  const latestHash = useRef(hash)
  useEffect(() => {
    // A transition keeps the old content until fixture, texts and blocks of the new state are loaded.
    const updateState = () => {
      if (location.hash !== latestHash.current) delete document.documentElement.dataset.ready
      latestHash.current = location.hash
      startTransition(() => setShown(readAddress))
    }
    window.addEventListener('hashchange', updateState)
    updateState()
    return () => window.removeEventListener('hashchange', updateState)
  }, [])
  return (
    <Suspense fallback={null}>
      <PreviewContent state={state} hash={hash} />
    </Suspense>
  )
}

const readAddress = () => ({ hash: location.hash, state: parsePreviewHash(location.hash) })

type Props = { state: PreviewState; hash?: string }

/** Renders the state of a preview. Suspends until its fixtures, texts and blocks are loaded. */
export function PreviewContent({ state, hash }: Props) {
  const { settings, fixture, text, language, now, examined, marked } = state
  const { locale, calls } = settings
  const [store] = useState(createPreviewStore)
  const studioText = use(loadStudioTextOnce(language))
  const blockText = use(loadBlockText(locale))
  const stored = use(loadFixtureJson(fixture))
  const fixtures = useMemo((): readonly ParsedFixture[] => {
    const texts = text === undefined ? stored : [{ id: fixture, json: text }]
    return texts.map(({ id, json }) => ({ id, json, parsed: parseJson(json) }))
  }, [stored, text, fixture])
  use(loadBlocks(fixtures, locale))
  const host = useMemo(() => {
    const documents = fixtures.map(({ parsed }) => parsed?.document)
    return createStudioHost({ engine, store, locale, calls, now, documents })
  }, [store, locale, calls, now, fixtures])
  const { address } = useSyncExternalStore(store.subscribe, store.read)
  useLayoutEffect(() => applyPreviewState(state), [state])
  useReadyMark(hash)
  useEffect(() => (examined ? observeWithAxe(state) : undefined), [examined, state])
  useEffect(() => (marked === undefined ? undefined : highlightElement(marked)), [marked])
  return (
    <StudioTextContext value={studioText}>
      <TextContext value={blockText}>
        <HostContext value={host}>
          <AddressContext value={address}>
            {fixture.endsWith('/*') ? (
              <Sheet name={fixture} fixtures={fixtures} />
            ) : (
              <Scene fixture={fixture} parsed={fixtures[0]?.parsed} />
            )}
            <Overlay store={store} />
          </AddressContext>
        </HostContext>
      </TextContext>
    </StudioTextContext>
  )
}
