import { useEffect, useRef } from 'react'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './SearchField.module.css'

/** The search field of the list. Escape empties it; a slash typed outside a field focuses it. */
export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const text = useStudioText()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest('input, textarea, select')) return
      const field = ref.current
      if (!field?.checkVisibility?.()) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])
  return (
    <div className={styles.field}>
      <Glyph name="search" />
      <input
        ref={ref}
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
