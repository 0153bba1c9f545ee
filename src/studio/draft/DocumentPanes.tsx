import type { Edit } from 'jsonc-parser'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Issue } from '../../../schemas'
import type { Drawn } from '../../../schemas/json/drawnOf'
import type { DocumentStore } from '../editor/DocumentStore'
import { DocumentForm } from '../form/DocumentForm'
import type { DocumentRoot } from '../outline/DocumentRoot'
import { Glyph } from '../parts/Glyph'
import { SegmentedControl } from '../parts/SegmentedControl'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import { DocumentTree } from '../tree/DocumentTree'
import styles from './DocumentPanes.module.css'

const views = ['json', 'form'] as const
type View = (typeof views)[number]

const Tree = memo(DocumentTree)

type Props = {
  store: DocumentStore
  /** The text as far as the page has followed it. */
  json: string
  drawn: readonly Drawn[]
  issues: readonly Issue[]
  /** The editor of the text. */
  children: ReactNode
}

/** The document as a tree, and beside it as text or as the form of what is selected. */
export function DocumentPanes({ store, json, drawn, issues, children }: Props) {
  const text = useStudioText()
  const words = useWords()
  const [view, setView] = useState<View>('json')
  const [hasTree, setHasTree] = useState(true)
  const [line, setLine] = useState<number>()
  const roots = useMemo(() => drawn.map(toRoot), [drawn])
  const goToLine = useMemo(
    () => (next: number) => {
      setView('json')
      setLine(next)
    },
    [],
  )
  useEffect(() => {
    // The editor is attached by now.
    if (line !== undefined) store.selectLine(line)
    setLine(undefined)
  }, [line, store])
  const ports = useMemo(() => ({ tree: portsOf(store, 'tree'), form: portsOf(store, 'form') }), [store])
  const selected = useDeferredValue(store.selected)
  const shared = { roots, issues, words, goToLine }
  return (
    <div className={styles.panes}>
      <div className={styles.bar}>
        <SegmentedControl<View>
          label={text('form.view')}
          hidesLabel
          value={view}
          choices={views.map((value) => ({ value, label: text(`form.view.${value}`) }))}
          onChoose={setView}
        />
        <button type="button" className={styles.toggle} aria-expanded={hasTree} onClick={() => setHasTree(!hasTree)}>
          <Glyph name={hasTree ? 'down' : 'right'} />
          {text('tree.toggle')}
        </button>
      </div>
      <div className={styles.split} data-tree={hasTree || undefined}>
        {hasTree && (
          <section className={styles.tree} aria-label={text('tree.toggle')}>
            <Tree {...shared} {...ports.tree} text={json} selected={selected} />
          </section>
        )}
        {view === 'json' ? (
          <div className={styles.view}>{children}</div>
        ) : (
          <section className={styles.form} aria-label={text('form.view.form')}>
            <DocumentForm
              {...shared}
              {...ports.form}
              text={store.text}
              selected={store.selected}
              explain={(issue) => ({ text: words.message(issue) })}
            />
          </section>
        )}
      </div>
    </div>
  )
}

/** What a part of the page does to the document. */
const portsOf = (store: DocumentStore, by: 'tree' | 'form') => ({
  select: (pointer: string) => store.select(pointer, by),
  edit: (change: (text: string) => readonly Edit[]) => store.edit(change, by),
})

const toRoot = ({ as, pointer, list }: Drawn): DocumentRoot =>
  list === undefined ? { as, pointer } : { as: 'blocks', pointer: list }
