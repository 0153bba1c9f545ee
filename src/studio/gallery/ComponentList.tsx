import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Link, useRoute } from 'wouter'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { allComponents, type ComponentInfo, describeComponent, toSections } from '../contract/allComponents'
import { ChangedExamples } from '../drafts/ChangedExamples'
import { ChangedMark } from '../drafts/ChangedMark'
import { useSearch } from '../search/useSearch'
import { componentAddress, docsAddress, draftAddress, overviewAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './ComponentList.module.css'
import { SearchField } from './SearchField'

/** A searchable list of links to all blocks, actions and pages, by family. */
export function ComponentList({ onChoose }: { onChoose(): void }) {
  const text = useStudioText()
  const [settings] = useSettings()
  const [query, setQuery] = useState('')
  const searchText = useDeferredValue(query.trim())
  const list = useRef<HTMLDivElement>(null)
  const matches = useSearch(searchText)
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
      <VisuallyHidden live>{matches && text('list.count', { count: matches.length })}</VisuallyHidden>
      <div ref={list} className={styles.sections}>
        {!matches && (
          <>
            <div>
              <ListLink route="/" href={overviewAddress(settings)} onChoose={onChoose}>
                <span>{text('list.overview')}</span>
              </ListLink>
              <ListLink route="/draft" href={draftAddress(settings)} onChoose={onChoose}>
                <span>{text('list.draft')}</span>
              </ListLink>
              <ListLink route="/docs" href={docsAddress(settings)} onChoose={onChoose}>
                <span>{text('list.docs')}</span>
              </ListLink>
            </div>
            <ChangedExamples />
            <Sections onChoose={onChoose} />
          </>
        )}
        {matches?.length === 0 && (
          <p className={styles.none}>
            {text('list.none', { query: searchText })} {text('list.try')}{' '}
            <button type="button" className={styles.clear} onClick={() => setQuery('')}>
              {text('list.clear')}
            </button>
          </p>
        )}
        {matches && matches.length > 0 && (
          <ComponentLinks components={matches} label={text('list.results')} onChoose={onChoose} />
        )}
      </div>
    </div>
  )
}

/** Links to all components, by family. */
function Sections({ onChoose }: { onChoose(): void }) {
  const text = useStudioText()
  const words = useWords()
  const sections = useMemo(() => toSections(allComponents, words), [words])
  return sections.map((section) => (
    <div key={section.key}>
      <h2 id={`list-${section.key}`} className={styles.heading}>
        {text(`section.${section.key}`)}
      </h2>
      <ComponentLinks components={section.components} heading={`list-${section.key}`} onChoose={onChoose} />
    </div>
  ))
}

type ComponentLinksProps = {
  components: readonly ComponentInfo[]
  /** Accessible name of the list, or the id of its heading. */
  label?: string
  heading?: string
  onChoose(): void
}

function ComponentLinks({ components, label, heading, onChoose }: ComponentLinksProps) {
  const words = useWords()
  const [settings] = useSettings()
  return (
    <ul aria-label={label} aria-labelledby={heading}>
      {components.map((component) => {
        const { collection, name, file } = component
        return (
          <li key={`${collection}/${name}`}>
            <ListLink
              route={`/${collection}/${name}`}
              href={componentAddress(collection, name, settings)}
              onChoose={onChoose}
            >
              <span>{describeComponent(words, component).title}</span>
              {file && <code className={styles.name}>{name}</code>}
              <ChangedMark of={{ collection, name }} />
            </ListLink>
          </li>
        )
      })}
    </ul>
  )
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
