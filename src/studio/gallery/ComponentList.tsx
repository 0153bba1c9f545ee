import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Link, useRoute } from 'wouter'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { allComponents, type ComponentInfo, toSections } from '../contract/allComponents'
import { searchComponents } from '../contract/searchComponents'
import { ChangedExamples } from '../drafts/ChangedExamples'
import { ChangedMark } from '../drafts/ChangedMark'
import { componentAddress, docsAddress, draftAddress, overviewAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './ComponentList.module.css'
import { SearchField } from './SearchField'

/** A searchable list of links to all blocks, actions and pages, by family. */
export function ComponentList({ onChoose }: { onChoose(): void }) {
  const text = useStudioText()
  const [settings] = useSettings()
  const [query, setQuery] = useState('')
  const searchText = useDeferredValue(query.trim())
  const list = useRef<HTMLDivElement>(null)
  const matches = useMemo(() => searchComponents(allComponents, searchText), [searchText])
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]

  /** Arrow keys move through the links, and from the first one back to the search field. */
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (direction === 0) return
    const allLinks = links()
    const next = allLinks.findIndex((link) => link.matches(':focus')) + direction
    event.preventDefault()
    if (next < 0) event.currentTarget.querySelector('input')?.focus()
    else allLinks[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; Tab reaches every link too
    <div className={styles.whole} onKeyDown={moveFocus}>
      <SearchField value={query} onChange={setQuery} />
      <VisuallyHidden live>{searchText && text('list.count', { count: matches.length })}</VisuallyHidden>
      <div ref={list} className={styles.sections}>
        {!searchText && (
          <>
            <ListLink route="/" href={overviewAddress(settings)} onChoose={onChoose}>
              <span>{text('list.overview')}</span>
            </ListLink>
            <ListLink route="/draft" href={draftAddress(settings)} onChoose={onChoose}>
              <span>{text('list.draft')}</span>
            </ListLink>
            <ListLink route="/docs" href={docsAddress(settings)} onChoose={onChoose}>
              <span>{text('list.docs')}</span>
            </ListLink>
          </>
        )}
        {matches.length === 0 && (
          <p className={styles.none}>
            {text('list.none', { query: searchText })}{' '}
            <button type="button" className={styles.clear} onClick={() => setQuery('')}>
              {text('list.clear')}
            </button>
          </p>
        )}
        {!searchText && <ChangedExamples />}
        <Sections components={matches} onChoose={onChoose} />
      </div>
    </div>
  )
}

type SectionsProps = { components: readonly ComponentInfo[]; onChoose(): void }

/** Links to components, by family. */
function Sections({ components, onChoose }: SectionsProps) {
  const text = useStudioText()
  const [settings] = useSettings()
  return toSections(components).map((section) => (
    <div key={section.key}>
      <h2 id={`list-${section.key}`} className={styles.heading}>
        {text(`section.${section.key}`)}
      </h2>
      <ul aria-labelledby={`list-${section.key}`}>
        {section.components.map(({ collection, name, title, schema }) => (
          <li key={name}>
            <ListLink
              route={`/${collection}/${name}`}
              href={componentAddress(collection, name, settings)}
              onChoose={onChoose}
            >
              <span lang={schema && 'en'}>{title}</span>
              {schema && <code className={styles.name}>{name}</code>}
              <ChangedMark of={{ collection, name }} />
            </ListLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

type ListLinkProps = {
  /** Path of the page without settings: the link is the current one there. */
  route: string
  href: string
  onChoose(): void
  children: ReactNode
}

function ListLink({ route, href, onChoose, children }: ListLinkProps) {
  const [isHere] = useRoute(route)
  return (
    <Link className={styles.link} href={href} aria-current={isHere ? 'page' : undefined} onClick={onChoose}>
      {children}
    </Link>
  )
}
