import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
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
 * A search field, and keywords to choose instead, its own or those of a tag list: words and keywords exclude each other. The
 * address of the page holds what is searched for. Without a script the field is a form and the keywords are links. With
 * suggestions it is a combo box: the focus stays in the field, and none is chosen until an arrow key reaches it.
 */
export function SearchField({ data, run }: BlockProps<'search-field'>) {
  const { path, query, placeholder, keywords = [], suggestions } = data
  const text = useText()
  const { href } = useHost()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const page = usePageQuery(path)
  const currentQuery = page.params.get('query')
  const currentKeywords = page.params.getAll('keyword')
  const [chosen, setPending] = usePendingValue<readonly string[]>(currentKeywords)
  const field = useSearchText({
    input,
    leavesPage: !page.isHere,
    currentQuery: currentQuery ?? '',
    first: currentQuery ?? query ?? '',
    hasKeyword: currentKeywords.length > 0,
    search: (words, replace) => run(page.to({ query: words, keyword: undefined }, replace)),
  })
  const combo = useComboBox(suggestions, `${id}-list`, (target) => {
    field.cancel()
    run({ handler: 'navigation', data: { path: target } })
  })
  const label = placeholder?.trim() || text('search.label')

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
  const choose = async (keyword: string | undefined) => {
    setPending(keyword === undefined ? [] : [keyword])
    const done = await field.choose(() => run(page.to({ query: undefined, keyword })))
    if (!done) setPending(undefined)
  }
  return (
    <SearchLandmark label={label} className={styles.search}>
      <form className={styles.field} action={href(page.to({}))?.replace(/[?#].*$/, '')} onSubmit={submit}>
        {[...page.params].map(([name, value], index) =>
          name === 'query' || name === 'keyword' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may occur twice
            <input key={index} type="hidden" name={name} value={value} />
          ),
        )}
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <span className={styles.sign}>
          {field.busy ? <Spinner label={text('search.busy')} /> : <Icon name="search" />}
        </span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name="query"
          value={field.value}
          placeholder={label}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          {...combo.attributes}
          onKeyDown={({ nativeEvent }) => combo.press(nativeEvent)}
          onChange={(event) => {
            if (event.target.value) setPending([])
            field.type(event.target.value)
            combo.suggest(event.target.value)
          }}
          onCompositionStart={field.compose}
          onCompositionEnd={(event) => field.composed(event.currentTarget.value)}
          onBlur={() => {
            field.settle()
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
        <button
          type="submit"
          className={`${buttonClass('primary')} ${styles.submit}`}
          aria-label={text('search.submit')}
        >
          <Icon name="arrow-right" />
        </button>
        {combo.list}
      </form>
      {keywords.length > 0 && <Keywords keywords={keywords} chosen={chosen} page={page} onChoose={choose} />}
      {field.failed && <ErrorText>{text('error.basic')}</ErrorText>}
      {suggestions !== undefined && (
        <VisuallyHidden live>{combo.count > 0 && text('search.suggested', { count: combo.count })}</VisuallyHidden>
      )}
      <Found subject={currentQuery || currentKeywords.join(', ')} />
    </SearchLandmark>
  )
}

/** Announces the search that is shown, after it has changed. */
function Found({ subject }: { subject: string }) {
  const text = useText()
  const [first] = useState(subject)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (subject !== first) setChanged(true)
  }, [subject, first])
  return (
    <VisuallyHidden live>
      {changed && (subject ? text('search.found', { query: subject }) : text('search.all'))}
    </VisuallyHidden>
  )
}

type KeywordsProps = {
  keywords: readonly string[]
  chosen: readonly string[]
  page: PageQuery
  /** Undefined when the visitor takes the choice back. */
  onChoose(keyword: string | undefined): void
}

/** Keywords to choose instead of typing. Choosing one again takes the choice back. */
export function Keywords({ keywords, chosen, page, onChoose }: KeywordsProps) {
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
