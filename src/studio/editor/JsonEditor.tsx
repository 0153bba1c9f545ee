import { useEffect, useRef, useState } from 'react'
import type { Issue } from '../../../schemas'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
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
      editorExtensions({ text, label, hintId, tabIndents: () => tabIndents.current, format: () => store.format() }),
    )
    if (hasFocus) view.focus()
    return end
  }, [store, text, label, hasFocus])

  useEffect(() => {
    tabIndents.current = isTabKept
    const described = place.current?.shadowRoot?.getElementById(hintId)
    if (described) described.textContent = hint
  }, [isTabKept, hint])

  useEffect(() => {
    store.dispatch(diagnostics(store.read(), issues, renderIssue))
  }, [store, issues])

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

/** What the tooltip of an issue shows. Messages of the contract are English. */
function renderIssue({ code, message }: Issue): HTMLElement {
  const element = document.createElement('span')
  const name = element.appendChild(document.createElement('code'))
  name.textContent = code
  const words = document.createElement('span')
  words.lang = 'en'
  words.textContent = message
  element.append(' ', words)
  return element
}
