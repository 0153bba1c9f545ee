import { useStudioText } from '../texts/StudioText'
import { Glyph } from './Glyph'
import styles from './SearchField.module.css'

/** What the list is searched for. Escape empties it. */
export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const text = useStudioText()
  return (
    <div className={styles.field}>
      <Glyph name="search" />
      <input
        id="search"
        type="search"
        className={styles.input}
        aria-label={text('list.search')}
        placeholder={text('list.searchHint')}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </div>
  )
}
