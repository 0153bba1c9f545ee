import {
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
import { applyPreviewState } from '../preview/applyPreviewState'
import { createPreviewStore } from '../preview/createPreviewStore'
import { createStudioHost } from '../preview/createStudioHost'
import { engine } from '../preview/engine'
import { Overlay } from '../preview/Overlay'
import { loadBlocks, loadBlockText, loadStudioTextOnce } from '../preview/resources'
import { readSettings } from '../settings/Settings'
import { StudioTextContext } from '../texts/StudioText'
import { PayloadScene } from './PayloadScene'
import { type DrawnDocument, readPayload, subscribeToPayload } from './readPayload'

/** Draws the documents that the command serves, and draws them again when they change. The address has the settings. */
export function PayloadPreview() {
  const [documents, setDocuments] = useState(readPayload)
  useEffect(
    () =>
      subscribeToPayload(() => {
        delete document.documentElement.dataset.ready
        // A transition keeps the old drawing until the blocks of the new one are loaded.
        startTransition(() => setDocuments(readPayload()))
      }),
    [],
  )
  return (
    <Suspense fallback={null}>
      <PayloadContent documents={documents} />
    </Suspense>
  )
}

function PayloadContent({ documents }: { documents: Promise<readonly DrawnDocument[]> }) {
  const [address] = useState(() => new URLSearchParams(location.search))
  const [settings] = useState(() => readSettings(address))
  const { locale, calls } = settings
  const [store] = useState(createPreviewStore)
  const drawn = use(documents)
  const studioText = use(loadStudioTextOnce('en'))
  const blockText = use(loadBlockText(locale))
  const parts = useMemo(() => drawn.map(({ pointer, json }) => ({ id: pointer, json })), [drawn])
  use(loadBlocks(parts, locale))
  const host = useMemo(() => {
    const now = address.get('now') ?? undefined
    return createStudioHost({ engine, store, locale, calls, now, documents: drawn.map(({ document }) => document) })
  }, [store, locale, calls, address, drawn])
  const { address: here } = useSyncExternalStore(store.subscribe, store.read)
  useLayoutEffect(() => {
    applyPreviewState({ settings, fixture: 'beffroi preview', language: 'en' })
    document.title = 'beffroi preview'
  }, [settings])
  useReadyMark(drawn)
  return (
    <StudioTextContext value={studioText}>
      <TextContext value={blockText}>
        <HostContext value={host}>
          <AddressContext value={here}>
            {drawn.map((each) => (
              <PayloadScene key={each.pointer} {...each} />
            ))}
            <Overlay store={store} />
          </AddressContext>
        </HostContext>
      </TextContext>
    </StudioTextContext>
  )
}
