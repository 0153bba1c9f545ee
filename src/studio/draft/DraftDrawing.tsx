import { memo, useEffect, useMemo, useRef } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { Issue } from '../../../schemas'
import type { Drawn } from '../../../schemas/json/drawnOf'
import { FixturePreview } from '../componentPage/FixtureCard'
import type { DocumentStore } from '../editor/DocumentStore'
import type { DrawnDraft, PreviewReports } from '../frame/reports'
import { isWithin } from '../outline/pathTo'
import { useSettings } from '../settings/useSettings'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import styles from './DraftDrawing.module.css'
import { toDrawnPointer, toTextPointer } from './drawnPointer'

/** Length of a JSON text from which a pause of typing is waited for, in characters, and the pause in milliseconds. */
const longText = 30_000
const pauseMs = 150

type Props = {
  store: DocumentStore
  /** The selected place: a property, so that a change of the text alone renders nothing. */
  selected: string
  /** The documents that were recognised last; undefined before the first. */
  drawable: readonly Drawn[] | undefined
  isStale: boolean
  onIssue(issue: Issue): void
}

/** The drawing of the document at the selected place. A press on a block selects it in the text. */
export const DraftDrawing = memo(function DraftDrawing({ store, selected, drawable, isStale, onIssue }: Props) {
  const text = useStudioText()
  const [settings] = useSettings()
  const { language } = useLanguage()
  const pane = useRef<HTMLElement>(null)
  const drawn = drawable?.find(({ pointer, list }) => isWithin(selected, list ?? pointer)) ?? drawable?.[0]
  const fixture = `${drawn?.as ?? 'page'}s/draft`
  const json = useMemo(() => JSON.stringify(drawn?.document) ?? '', [drawn])
  const place = drawn && toDrawnPointer(drawn, selected)
  const give = useGiven({ fixture, text: json, selected: place })

  const scrollTo = ({ top, height }: PreviewReports['preview-place']) => {
    if (pane.current && store.selectedBy !== 'drawing') scrollInto(pane.current, top, height)
  }
  return (
    <section ref={pane} className={styles.pane} aria-labelledby="draft-drawing">
      <VisuallyHidden>
        <h2 id="draft-drawing">{text('fixture.drawn')}</h2>
      </VisuallyHidden>
      {drawn ? (
        <FixturePreview
          state={{ settings, fixture, language }}
          name={text('draft.title')}
          isStale={isStale}
          onIssue={(issue) => onIssue({ ...issue, pointer: toTextPointer(drawn, issue.pointer) })}
          onJump={(pointer) => {
            store.select(toTextPointer(drawn, pointer), 'issues')
            store.focus()
          }}
          listeners={{
            'preview-draft': give,
            'preview-pick': (pointer) => store.select(toTextPointer(drawn, pointer), 'drawing'),
            'preview-place': scrollTo,
          }}
        />
      ) : (
        <p className={styles.none}>{text('draft.nothing')}</p>
      )}
    </section>
  )
})

/** Gives a document to the preview whenever it changes; a long one only once typing pauses. Returns what takes the preview's request. */
function useGiven({ fixture, text, selected }: DrawnDraft) {
  const receiver = useRef<(draft: DrawnDraft) => void>(undefined)
  const given = useRef<DrawnDraft>(undefined)
  useEffect(() => {
    const draft = { fixture, text, selected }
    const send = () => {
      given.current = draft
      receiver.current?.(draft)
    }
    if (text.length < longText || given.current?.text === text) return send()
    const timer = setTimeout(send, pauseMs)
    return () => clearTimeout(timer)
  }, [fixture, text, selected])
  return (receive: (draft: DrawnDraft) => void) => {
    receiver.current = receive
    receive(given.current ?? { fixture, text, selected })
  }
}

/** Scrolls a pane to a part of the frame in it, given in CSS pixels of the frame, unless it is in view. */
function scrollInto(pane: HTMLElement, top: number, height: number): void {
  const frame = pane.querySelector('iframe')
  if (!frame || pane.scrollHeight <= pane.clientHeight) return
  const box = frame.getBoundingClientRect()
  const scale = box.width / Math.max(1, frame.offsetWidth)
  const start = box.top - pane.getBoundingClientRect().top + pane.scrollTop + top * scale
  const isInView = start >= pane.scrollTop && start + height * scale <= pane.scrollTop + pane.clientHeight
  if (!isInView) pane.scrollTo({ top: Math.max(0, start - pane.clientHeight / 4), behavior: 'instant' })
}
