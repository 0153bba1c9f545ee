import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { buttonClass, iconButtonClass } from '../../parts/buttonClass'
import { Chip } from '../../parts/Chip'
import { ChipRow } from '../../parts/ChipRow'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { SearchLandmark } from '../../parts/SearchLandmark'
import { Spinner } from '../../parts/Spinner'
import { useComboBox } from '../../parts/useComboBox'
import { type PageQuery, usePageQuery, usePendingValue } from '../../parts/usePageQuery'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './SearchField.module.css'
import { useSearchText } from './useSearchText'

export { default as contract } from '../../../schemas/generated/blocks/search-field.js'

/**
 * A search field with keywords to choose instead; a text and a keyword exclude each other. The address of the page
 * holds the search. Without JavaScript, the field is a form and the keywords are links. With suggestions, the field
 * is a combo box: the focus stays in it, and no option is active until an arrow key reaches one.
 */
export function SearchField({ data, run }: BlockProps<'search-field'>) {
  const { path, query, placeholder, keywords = [], suggestions } = data
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const page = usePageQuery(path)
  const currentQuery = page.params.get('query')
  const currentKeywords = page.params.getAll('keyword')
  const [chosenKeywords, setPendingKeywords] = usePendingValue<readonly string[]>(currentKeywords)
  const field = useSearchText({
    input,
    leavesPage: !page.isHere,
    currentQuery: currentQuery ?? '',
    initialValue: currentQuery ?? query ?? '',
    hasKeyword: currentKeywords.length > 0,
    search: (words, replace) => run(page.to({ query: words, keyword: undefined }, replace)),
  })
  const combo = useComboBox(suggestions, `${id}-list`, (target) => {
    field.cancel()
    run({ handler: 'navigation', data: { path: target } })
  })
  const label = placeholder?.trim() || text('search.label')

  const choose = async (keyword: string | undefined) => {
    setPendingKeywords(keyword === undefined ? [] : [keyword])
    const done = await field.choose(() => run(page.to({ query: undefined, keyword })))
    if (!done) setPendingKeywords(undefined)
  }
  return (
    <SearchLandmark label={label} className={styles.search}>
      <SearchForm
        id={id}
        label={label}
        page={page}
        input={input}
        field={field}
        combo={combo}
        onType={(words) => {
          if (words) setPendingKeywords([])
          field.changeText(words)
          combo.suggest(words)
        }}
      />
      {keywords.length > 0 && <Keywords keywords={keywords} chosen={chosenKeywords} page={page} onChoose={choose} />}
      {field.status === 'failed' && <ErrorText>{text('error.basic')}</ErrorText>}
      {suggestions !== undefined && (
        <VisuallyHidden live>{combo.count > 0 && text('search.suggested', { count: combo.count })}</VisuallyHidden>
      )}
      <SearchAnnouncement subject={currentQuery || currentKeywords.join(', ')} />
    </SearchLandmark>
  )
}

type SearchFormProps = {
  id: string
  label: string
  page: PageQuery
  input: RefObject<HTMLInputElement | null>
  field: ReturnType<typeof useSearchText>
  combo: ReturnType<typeof useComboBox>
  onType(words: string): void
}

/** The field with its buttons and its suggestions. */
function SearchForm({ id, label, page, input, field, combo, onType }: SearchFormProps) {
  const text = useText()
  const { href } = useHost()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    combo.close()
    field.submit()
  }
  const clear = () => {
    combo.close()
    field.clear()
    input.current?.focus()
  }
  return (
    <form className={styles.field} action={href(page.to({}))?.replace(/[?#].*$/, '')} onSubmit={submit}>
      <OtherParameters params={page.params} />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.sign}>
        {field.status === 'busy' ? <Spinner label={text('search.busy')} /> : <Icon name="search" />}
      </span>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        dir="auto"
        name="query"
        value={field.value}
        placeholder={label}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        {...combo.attributes}
        onKeyDown={({ nativeEvent }) => combo.handleKeyDown(nativeEvent)}
        onChange={(event) => onType(event.target.value)}
        onCompositionStart={field.startComposition}
        onCompositionEnd={(event) => field.endComposition(event.currentTarget.value)}
        onBlur={() => {
          field.endEntry()
          combo.close()
        }}
      />
      {field.value && (
        <button
          type="button"
          className={`${iconButtonClass} ${styles.clear}`}
          aria-label={text('search.clear')}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className={`${buttonClass('primary')} ${styles.submit}`} aria-label={text('search.submit')}>
        <Icon name="arrow-right" />
      </button>
      {combo.list}
    </form>
  )
}

/** The parameters of the page that a search keeps, for the form without JavaScript. */
function OtherParameters({ params }: { params: URLSearchParams }) {
  return [...params].map(([name, value], index) =>
    name === 'query' || name === 'keyword' ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may occur twice
      <input key={index} type="hidden" name={name} value={value} />
    ),
  )
}

/** Announces the current search after it has changed. */
function SearchAnnouncement({ subject }: { subject: string }) {
  const text = useText()
  const [initialSubject] = useState(subject)
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    if (subject !== initialSubject) setHasChanged(true)
  }, [subject, initialSubject])
  return (
    <VisuallyHidden live>
      {hasChanged && (subject ? text('search.found', { query: subject }) : text('search.all'))}
    </VisuallyHidden>
  )
}

type KeywordsProps = {
  keywords: readonly string[]
  chosen: readonly string[]
  page: PageQuery
  /** Undefined when the visitor deselects the keyword. */
  onChoose(keyword: string | undefined): void
}

/** Keywords to choose instead of typing. Choosing one again deselects it. */
function Keywords({ keywords, chosen, page, onChoose }: KeywordsProps) {
  const text = useText()
  const { href } = useHost()
  return (
    <ChipRow label={text('search.keywords')}>
      {[...new Set(keywords)].map((name) => {
        const selected = chosen.includes(name)
        const keyword = selected ? undefined : name
        const link = href(page.to({ query: undefined, keyword }))
        return (
          <li key={name}>
            <Chip label={name} href={link ?? ''} selected={selected} onPress={() => onChoose(keyword)} />
          </li>
        )
      })}
    </ChipRow>
  )
}
