import type { ItemChange } from '../edits/editItem'
import { Glyph, type GlyphName } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import type { ListPlace } from './childrenOf'
import styles from './ItemTools.module.css'

const tools: readonly (readonly [ItemChange, GlyphName])[] = [
  ['up', 'up'],
  ['down', 'down'],
  ['duplicate', 'copy'],
  ['remove', 'bin'],
]

type Props = {
  /** What the item is called. */
  title: string
  pointer: string
  place: ListPlace
  onChange(change: ItemChange): void
}

/** Buttons that move, duplicate and remove an item of a list. One that cannot act keeps the focus, and says that it cannot. */
export function ItemTools({ title, pointer, place: { index, length }, onChange }: Props) {
  const text = useStudioText()
  const cannot = (change: ItemChange) => (change === 'up' && index === 0) || (change === 'down' && index === length - 1)
  return (
    <fieldset className={styles.tools} aria-label={text('form.tools', { title })}>
      {tools.map(([change, glyph]) => (
        <button
          key={change}
          type="button"
          className={styles.tool}
          aria-label={text(`form.tool.${change}`, { title })}
          title={text(`form.tool.${change}`, { title })}
          aria-disabled={cannot(change) || undefined}
          data-focus={`${pointer}:${change}`}
          onClick={() => {
            if (!cannot(change)) onChange(change)
          }}
        >
          <Glyph name={glyph} />
        </button>
      ))}
    </fieldset>
  )
}
