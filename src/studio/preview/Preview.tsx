import {
  Fragment,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { AddressContext } from '../../../renderer/engine/AddressContext'
import { HostContext } from '../../../renderer/engine/HostContext'
import { useReadyMark } from '../../../renderer/engine/readiness'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { wordsOf } from '../../../schemas/words'
import type { PreviewState } from '../frame/PreviewState'
import { isDraft, parsePreviewHash } from '../frame/PreviewState'
import { reportToGallery } from '../frame/reports'
import { contentLanguage } from '../situations/contentLanguage'
import { StudioTextContext } from '../texts/StudioText'
import { WordsContext } from '../texts/WordsContext'
import { applyPreviewState } from './applyPreviewState'
import { BlockMarks } from './BlockMarks'
import { createDraftParser } from './createDraftParser'
import { createPreviewStore } from './createPreviewStore'
import { createStudioHost } from './createStudioHost'
import { engine } from './engine'
import { loadFixtureJson } from './loadFixtureJson'
import { Overlay } from './Overlay'
import { observeWithAxe } from './observeWithAxe'
import { loadBlocks, loadBlockText, loadStudioTextOnce, type ParsedFixture, parseJson } from './resources'
import { Scene } from './Scene'
import { Sheet } from './Sheet'
import { useDraft } from './useDraft'
import { useSituation } from './useSituation'

/** Renders the preview state in the hash of the address, and follows its changes. */
export function Preview() {
  const [state, setState] = useState(readAddress)
  useEffect(() => {
    // A transition keeps the old content until fixture, texts and blocks of the new state are loaded.
    const updateState = () => {
      delete document.documentElement.dataset.ready
      startTransition(() => setState(readAddress))
    }
    window.addEventListener('hashchange', updateState)
    updateState()
    return () => window.removeEventListener('hashchange', updateState)
  }, [])
  const draft = useDraft(isDraft(state.fixture))
  const drawn = useMemo(() => (draft ? { ...state, ...draft } : state), [state, draft])
  return <Suspense fallback={null}>{(draft || !isDraft(state.fixture)) && <PreviewContent state={drawn} />}</Suspense>
}

const readAddress = () => parsePreviewHash(location.hash)

/** Renders the state of a preview. Suspends until its fixtures, texts and blocks are loaded. */
export function PreviewContent({ state }: { state: PreviewState }) {
  const { settings, fixture, text, language, examined, marked, selected } = state
  const { locale, calls } = settings
  const [store] = useState(createPreviewStore)
  const studioText = use(loadStudioTextOnce(language))
  const words = use(wordsOf(language))
  const blockText = use(loadBlockText(locale))
  const stored = use(loadFixtureJson(fixture))
  const [parseNext] = useState(createDraftParser)
  const fixtures = useMemo((): readonly ParsedFixture[] => {
    const texts = text === undefined ? stored : [{ id: fixture, json: text }]
    return texts.map(({ id, json }) => ({ id, json, parsed: isDraft(id) ? parseNext(json) : parseJson(json) }))
  }, [stored, text, fixture, parseNext])
  use(loadBlocks(fixtures, locale))
  const { drawn, now } = useSituation(fixtures, state)
  const documents = useDocuments(drawn)
  const host = useMemo(
    () => createStudioHost({ engine, store, locale, calls, now, documents }),
    [store, locale, calls, now, documents],
  )
  const { address } = useSyncExternalStore(store.subscribe, store.read)
  useLayoutEffect(() => applyPreviewState(state), [state])
  useReadyMark(state)
  useEffect(() => {
    const own = contentLanguage(fixtures[0]?.parsed?.document, stored.length > 0)
    reportToGallery('preview-situation', { clock: settings.clock, moment: now, language: own })
  }, [fixtures, stored, settings.clock, now])
  useEffect(() => (examined ? observeWithAxe(state) : undefined), [examined, state])
  useEffect(() => (marked === undefined ? undefined : highlightElement(marked)), [marked])
  return (
    <StudioTextContext value={studioText}>
      <WordsContext value={words}>
        <TextContext value={blockText}>
          <HostContext value={host}>
            <AddressContext value={address}>
              {/* Blocks ask for the preferences of the visitor once. */}
              <Fragment key={`${settings.motion} ${settings.contrast}`}>
                {fixture.endsWith('/*') ? (
                  <Sheet name={fixture} fixtures={drawn} />
                ) : (
                  <Scene fixture={fixture} parsed={drawn[0]?.parsed} />
                )}
                <Overlay store={store} />
                {isDraft(fixture) && <BlockMarks document={drawn[0]?.parsed?.document} selected={selected} />}
              </Fragment>
            </AddressContext>
          </HostContext>
        </TextContext>
      </WordsContext>
    </StudioTextContext>
  )
}

/** The documents of fixtures, in a list that stays the same: with another host, every block would be drawn again. */
function useDocuments(fixtures: readonly ParsedFixture[]): readonly unknown[] {
  const [documents] = useState<unknown[]>([])
  useLayoutEffect(() => {
    documents.splice(0, documents.length, ...fixtures.map(({ parsed }) => parsed?.document))
  }, [documents, fixtures])
  return documents
}

/** Outlines an element and scrolls it into view. Returns a function that removes the outline. */
function highlightElement(selector: string): () => void {
  const element = findElement(selector)
  if (!element) return () => {}
  const before = element.style.cssText
  element.style.setProperty('outline', '3px solid #d6006c', 'important')
  element.style.setProperty('outline-offset', '2px', 'important')
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return () => {
    element.style.cssText = before
  }
}

/** Finds an element by a selector from the address, which may be invalid. */
function findElement(selector: string): HTMLElement | undefined {
  try {
    return document.querySelector<HTMLElement>(selector) ?? undefined
  } catch {
    return undefined
  }
}
