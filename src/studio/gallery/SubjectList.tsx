import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { searchSubjects } from '../contract/searchSubjects'
import { subjects, toSections } from '../contract/subjects'
import { useStudioText } from '../texts/StudioText'
import { DocsLink } from './DocsLink'
import { Hidden } from './Hidden'
import { OverviewLink } from './OverviewLink'
import { SearchField } from './SearchField'
import { SubjectLink } from './SubjectLink'
import styles from './SubjectList.module.css'

/** Every block, action and page, by family, and a field that narrows them down. */
export function SubjectList({ onChoose }: { onChoose(): void }) {
  const text = useStudioText()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim())
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(() => searchSubjects(subjects, wanted), [wanted])
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]

  /** Arrows go up and down the links, and from the first one back to the field. */
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    const all = links()
    const next = all.findIndex((link) => link.matches(':focus')) + by
    event.preventDefault()
    if (next < 0) event.currentTarget.querySelector('input')?.focus()
    else all[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; every link is reached by Tab as well
    <div className={styles.whole} onKeyDown={step}>
      <SearchField value={query} onChange={setQuery} />
      <Hidden live>{wanted && text('list.count', { count: found.length })}</Hidden>
      <div ref={list} className={styles.sections}>
        {!wanted && <OverviewLink onChoose={onChoose} />}
        {!wanted && <DocsLink onChoose={onChoose} />}
        {found.length === 0 && (
          <p className={styles.none}>
            {text('list.none', { query: wanted })}{' '}
            <button type="button" className={styles.clear} onClick={() => setQuery('')}>
              {text('list.clear')}
            </button>
          </p>
        )}
        {toSections(found).map((section) => (
          <div key={section.key}>
            <h2 id={`list-${section.key}`} className={styles.heading}>
              {text(`section.${section.key}`)}
            </h2>
            <ul aria-labelledby={`list-${section.key}`}>
              {section.subjects.map((subject) => (
                <li key={subject.name}>
                  <SubjectLink subject={subject} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Shortcut />
    </div>
  )
}

/** A slash outside a field goes to the search, as in many tools. */
function Shortcut() {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest('input, textarea, select')) return
      const field = document.querySelector<HTMLInputElement>('#search')
      if (!field?.checkVisibility?.()) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return null
}
