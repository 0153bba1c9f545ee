import { useEffect, useRef, useState } from 'react'
import type { Issue } from '../../../schemas'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import type { DocumentStore } from './DocumentStore'
import { diagnostics } from './diagnostics'
import { editorExtensions } from './editorExtensions'
import styles from './JsonEditor.module.css'

type Props = {
  store: DocumentStore
  label: string
  /** Issues with line and column. */
  issues: readonly Issue[]
  /** Whether the editor takes the focus when it opens. */
  hasFocus?: boolean
}

const hintId = 'hint'

/** An editor of the document of a store: colours, folding, search, completion, and its issues in the text. */
export function JsonEditor({ store, label, issues, hasFocus = false }: Props) {
  const text = useStudioText()
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const tabIndents = useRef(false)
  const [isTabKept, setTabKept] = useState(false)
  const hint = text(isTabKept ? 'editor.hintTab' : 'editor.hint')

  useEffect(() => {
    const host = place.current
    if (!host) return
    // In a shadow root, CodeMirror adopts its style sheets; the security policy refuses `style` elements.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const described = document.createElement('span')
    described.id = hintId
    described.hidden = true
    const parent = document.createElement('div')
    root.replaceChildren(described, parent)
    const { view, end } = store.attach(
      parent,
      root,
      editorExtensions({
        text,
        words,
        label,
        hintId,
        tabIndents: () => tabIndents.current,
        format: () => store.format(),
      }),
    )
    if (hasFocus) view.focus()
    return end
  }, [store, text, words, label, hasFocus])

  useEffect(() => {
    tabIndents.current = isTabKept
    const described = place.current?.shadowRoot?.getElementById(hintId)
    if (described) described.textContent = hint
  }, [isTabKept, hint])

  useEffect(() => {
    const told = issues.map((issue) => ({ ...issue, message: words.message(issue) }))
    store.dispatch(diagnostics(store.read(), told, renderIssue))
  }, [store, issues, words])

  return (
    <div className={styles.whole}>
      <div className={styles.frame}>
        <div ref={place} />
      </div>
      <div className={styles.bar}>
        <ToolButton onClick={() => store.format()}>
          <Glyph name="list" />
          {text('editor.format')}
        </ToolButton>
        <ToolButton pressed={isTabKept} onClick={() => setTabKept(!isTabKept)}>
          {text('editor.tab')}
        </ToolButton>
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      </div>
    </div>
  )
}

/** What the tooltip of an issue shows. */
function renderIssue({ code, message }: Issue): HTMLElement {
  const element = document.createElement('span')
  const name = element.appendChild(document.createElement('code'))
  name.textContent = code
  element.append(' ', message)
  return element
}
