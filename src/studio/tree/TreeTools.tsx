import { useState } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { ItemTools } from '../outline/ItemTools'
import { TypeChooser } from '../outline/TypeChooser'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import styles from './DocumentTree.module.css'
import type { TreeItem } from './TreeItem'
import type { BlockPlace, TreeChanges } from './useTreeEdit'

type Props = { item: TreeItem; changes: TreeChanges }

/** What can be done to the selected item: move, duplicate and remove it, and add a block beside it or inside. */
export function TreeTools({ item, changes }: Props) {
  const text = useStudioText()
  const [isAdding, setAdding] = useState(false)
  const { title, hint, list, pointer } = item
  const name = hint ? `${title} · ${hint}` : title
  const places = placesAt(item)
  return (
    <div className={styles.tools}>
      <div className={styles.toolRow}>
        {list && (
          <ItemTools title={name} pointer={pointer} place={list} onChange={(change) => changes.change(item, change)} />
        )}
        {places.length > 0 && (
          <button type="button" className={styles.adder} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            <Glyph name="plus" />
            {text('tree.add')}
          </button>
        )}
      </div>
      {isAdding && places.length > 0 && (
        <div className={styles.chooser}>
          <TypeChooser
            collection="blocks"
            label={text('tree.choose', { title: name })}
            actions={places.map((place) => ({
              label: text(`tree.add.${place}`),
              onChoose: (type) => {
                setAdding(false)
                changes.add(item, place, type)
              },
            }))}
          />
          <ToolButton onClick={() => setAdding(false)}>{text('question.cancel')}</ToolButton>
        </div>
      )}
      <VisuallyHidden live>{changes.message}</VisuallyHidden>
    </div>
  )
}

/** The places to which a block can be added. */
function placesAt({ kind, list, blocks }: TreeItem): readonly BlockPlace[] {
  const beside: readonly BlockPlace[] = kind === 'block' && list ? ['before', 'after'] : []
  return blocks === undefined ? beside : [...beside, 'inside']
}
