import { type DragEvent, lazy, Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { LoadBoundary } from '../parts/LoadBoundary'
import { draftAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './PastePanel.module.css'
import { keepPasted } from './pastedText'
import { readTextFile } from './readTextFile'
import { recognise } from './recognise'
import { summaryText } from './summaryText'

/** Repairs load when something is damaged. */
const RepairOffer = lazy(() => import('../repair/RepairOffer').then((module) => ({ default: module.RepairOffer })))

/** A field for JSON of any kind, pasted, dropped or chosen: says what it is, offers to repair it, and opens it in the workbench. */
export function PastePanel() {
  const text = useStudioText()
  const words = useWords()
  const [settings] = useSettings()
  const [, navigate] = useLocation()
  const [json, setJson] = useState('')
  const [problem, setProblem] = useState('')
  const [isOver, setOver] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const recognised = useRecognised(json)

  const take = (next: string) => {
    setJson(next)
    setProblem('')
  }
  const takeFile = async (file: File) => {
    const read = await readTextFile(file)
    if ('text' in read) return take(read.text)
    setJson('')
    setProblem(
      read.problem === 'too-large'
        ? text('paste.tooLarge', { size: Math.ceil(file.size / 1e6) })
        : text('paste.unreadable'),
    )
  }
  usePasteAnywhere((pasted) => {
    take(pasted)
    button.current?.focus()
  })
  const open = (opened: string) => {
    if (opened.trim() !== '') keepPasted(opened)
    navigate(draftAddress(settings))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void takeFile(file)
    else if (event.dataTransfer.getData('text')) take(event.dataTransfer.getData('text'))
  }
  return (
    <section
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {text('paste.title')}
      </h2>
      <p className={styles.lead}>{text('paste.lead')}</p>
      <textarea
        className={styles.field}
        aria-label={text('paste.field')}
        aria-describedby={`${id}-said`}
        placeholder={text('paste.placeholder')}
        rows={json === '' ? 3 : 6}
        value={json}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => take(event.target.value)}
      />
      <p id={`${id}-said`} className={styles.said} role="status" data-wrong={problem !== '' || undefined}>
        {problem || summaryText(text, words, recognised)}
      </p>
      {recognised.is === 'broken' && (
        <LoadBoundary failure={<p className={styles.said}>{text('fixture.unreadable')}</p>}>
          <Suspense fallback={<p className={styles.said}>{text('paste.checking')}</p>}>
            <RepairOffer text={json} onRepair={open} />
          </Suspense>
        </LoadBoundary>
      )}
      <div className={styles.actions}>
        <button ref={button} type="button" className={styles.open} onClick={() => open(json)}>
          {text(openLabels[recognised.is])}
        </button>
        <FileChooser onChoose={takeFile} />
        {json !== '' && (
          <button type="button" className={styles.other} onClick={() => take('')}>
            {text('paste.clear')}
          </button>
        )}
      </div>
    </section>
  )
}

const openLabels = {
  documents: 'paste.open',
  unknown: 'paste.openAnyway',
  broken: 'paste.openAnyway',
  empty: 'paste.empty',
} as const

function useRecognised(json: string) {
  const deferred = useDeferredValue(json)
  return useMemo(() => recognise(deferred), [deferred])
}

/** Takes what is pasted outside of a field. */
function usePasteAnywhere(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste)
  useEffect(() => {
    latest.current = onPaste
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      if (pasted.trim() === '') return
      event.preventDefault()
      latest.current(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

/** A button that chooses a file. */
function FileChooser({ onChoose }: { onChoose(file: File): void }) {
  const text = useStudioText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.jsonc,.txt,.eml,.md,application/json,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <button type="button" className={styles.other} onClick={() => input.current?.click()}>
        {text('paste.choose')}
      </button>
    </>
  )
}
