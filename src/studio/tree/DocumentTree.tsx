import type { Edit } from 'jsonc-parser'
import { useMemo, useRef } from 'react'
import type { Issue } from '../../../schemas'
import type { ContractWords } from '../outline/ContractWords'
import type { DocumentRoot } from '../outline/DocumentRoot'
import { NotJson } from '../outline/NotJson'
import { parseDocument } from '../outline/parseDocument'
import { useStudioText } from '../texts/StudioText'
import styles from './DocumentTree.module.css'
import { readTree } from './readTree'
import { TreeRowView } from './TreeRowView'
import { TreeTools } from './TreeTools'
import { useTreeEdit } from './useTreeEdit'
import { useTreeEvents } from './useTreeEvents'
import { useTreeState } from './useTreeState'

type Props = {
  text: string
  /** The documents of the text. */
  roots: readonly DocumentRoot[]
  issues: readonly Issue[]
  words: ContractWords
  /** Pointer of what is selected, maybe inside an item. */
  selected: string
  select(pointer: string): void
  edit(change: (text: string) => readonly Edit[]): void
  goToLine(line: number): void
}

const nothing: readonly never[] = []

/** The tree of a document: its pages, modals, blocks and actions, with what can be done to the selected one. */
export function DocumentTree(props: Props) {
  const { text: source, roots, issues, words, selected: selection, select, goToLine } = props
  const text = useStudioText()
  const document = useMemo(() => parseDocument(source), [source])
  const items = useMemo(
    () => (document ? readTree(document.value, roots, { words, issues }) : nothing),
    [document, roots, words, issues],
  )
  const state = useTreeState(items, selection)
  const place = useRef<HTMLDivElement>(null)
  const changes = useTreeEdit({ document: document?.value, roots, words, edit: props.edit, select, place })
  const events = useTreeEvents({ state, place, select, onMove: changes.change })
  if (!document) return <NotJson text={source} lead={text('tree.notJson')} goToLine={goToLine} />
  if (items.length === 0) return <p className={styles.empty}>{text('tree.nothing')}</p>
  return (
    <div className={styles.tree}>
      {state.selected && <TreeTools item={state.selected} changes={changes} />}
      <div ref={place} role="tree" aria-label={text('tree.label')} className={styles.rows} {...events}>
        {state.rows.map(({ item, position, siblings, isOpen }) => (
          <TreeRowView
            key={item.pointer}
            item={item}
            position={position}
            siblings={siblings}
            isOpen={isOpen}
            isSelected={item === state.selected}
            isCurrent={item.pointer === state.current}
          />
        ))}
      </div>
    </div>
  )
}
