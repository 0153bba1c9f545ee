import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { usePageFocus } from '../componentPage/usePageFocus'
import type { DocumentStore } from '../editor/DocumentStore'
import { JsonEditor } from '../editor/JsonEditor'
import { CopyButton } from '../parts/CopyButton'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { type Recognised, recognise } from '../paste/recognise'
import { summaryText } from '../paste/summaryText'
import { RepairOffer } from '../repair/RepairOffer'
import { draftAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { type Received, ReceivedNote } from '../share/ReceivedNote'
import { ShareButton } from '../share/ShareButton'
import { dropFragment } from '../share/sharedFragment'
import { useReceivedDocument } from '../share/useReceivedDocument'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import { DocumentPanes } from './DocumentPanes'
import { DraftDrawing } from './DraftDrawing'
import { DraftIssues } from './DraftIssues'
import { openWorkbench } from './openWorkbench'
import { useDraftIssues } from './useDraftIssues'
import styles from './Workbench.module.css'

/** One document of any kind: its JSON beside its drawing, and its issues. */
export function Workbench() {
  const text = useStudioText()
  const words = useWords()
  const [store] = useState(openWorkbench)
  const state = useSyncExternalStore(store.subscribe, store.read)
  // The editor shows a key press at once; what follows from it may come later.
  const doc = useDeferredValue(state.doc)
  const json = useMemo(() => doc.toString(), [doc])
  const { selected } = store
  const recognised = useMemo(() => recognise(json), [json])
  const readable = useLastReadable(recognised)
  const isSettled = useSettled(json)
  const { issues, addFailure } = useDraftIssues(json, recognised)
  usePageFocus(`${text('draft.title')} · ${text('brand')}`)
  return (
    <div className={styles.whole}>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {text('draft.title')}
        </h1>
        <p className={styles.summary} role="status">
          {summaryText(text, words, readable) || text(readable.is === 'empty' ? 'draft.empty' : 'fixture.unreadable')}
        </p>
        <DraftTools store={store} json={json} />
      </header>
      <ReceivedDraft store={store} />
      <div className={styles.body}>
        <section className={styles.code} aria-labelledby="draft-code">
          <VisuallyHidden>
            <h2 id="draft-code">{text('draft.code')}</h2>
          </VisuallyHidden>
          <DocumentPanes
            store={store}
            json={json}
            drawn={recognised.is === 'documents' ? recognised.drawn : nothing}
            issues={issues}
          >
            <JsonEditor store={store} label={text('draft.code')} issues={issues} />
          </DocumentPanes>
          {recognised.is === 'broken' && isSettled && (
            <div className={styles.repair}>
              <RepairOffer text={json} onRepair={(repaired) => store.replace(repaired)} />
            </div>
          )}
          <DraftIssues store={store} issues={issues} selected={selected} />
        </section>
        <DraftDrawing
          store={store}
          selected={selected}
          drawable={readable.is === 'documents' ? readable.drawn : undefined}
          isStale={recognised.is !== 'documents'}
          onIssue={addFailure}
        />
      </div>
    </div>
  )
}

const nothing: readonly never[] = []

/** What was recognised last in a text that is broken for a moment, as while one types. */
function useLastReadable(recognised: Recognised): Recognised {
  const [last, setLast] = useState(recognised)
  if (recognised === last || recognised.is === 'broken') return last
  setLast(recognised)
  return recognised
}

/** Milliseconds without a change after which a broken text is no longer one that is being typed. */
const settledMs = 1500

/** Whether a text has not changed for a while, or is the first one. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}

/** Takes the document that a link brings, as a step of the history, and says so when it cannot be read. */
function ReceivedDraft({ store }: { store: DocumentStore }) {
  const [received, setReceived] = useState<Received>()
  useReceivedDocument(true, (document) => {
    setReceived(document ? 'document' : 'damaged')
    if (!document) return
    store.replace(document.text)
    if (document.at !== undefined) store.select(document.at, 'issues')
    dropFragment()
  })
  return <ReceivedNote received={received} />
}

/** Undo, redo, copy and share. */
function DraftTools({ store, json }: { store: DocumentStore; json: string }) {
  const text = useStudioText()
  const [settings] = useSettings()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons
    <div className={styles.tools} role="group" aria-label={text('draft.tools')}>
      <ToolButton disabled={!store.canUndo} onClick={store.undo}>
        <Glyph name="undo" />
        {text('draft.undo')}
      </ToolButton>
      <ToolButton disabled={!store.canRedo} onClick={store.redo}>
        <Glyph name="redo" />
        {text('draft.redo')}
      </ToolButton>
      <CopyButton value={json} />
      <ShareButton
        address={draftAddress(settings)}
        read={() => ({ text: store.text, at: store.selected || undefined })}
      />
    </div>
  )
}
