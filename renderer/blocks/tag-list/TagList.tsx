import { useRef } from 'react'
import { isObject, own } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost, useHostEvent } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { Chip } from '../../parts/Chip'
import { ChipRow } from '../../parts/ChipRow'
import { SearchLandmark } from '../../parts/SearchLandmark'
import { usePageQuery, usePendingValue } from '../../parts/usePageQuery'
import styles from './TagList.module.css'

export { default as contract } from '../../../schemas/generated/blocks/tag-list.js'

/**
 * Tags that filter the page. Only the address holds the selected tags. Emits `change` when the visitor selects a tag
 * and `remove` when the visitor deselects one; listens to `reset`, which may name one `param`. Where several tags are
 * selected, a chip below them resets them all: at the end of a line that scrolls it would be out of sight.
 */
export function TagList({ data: { tags, param = 'keyword' }, run }: BlockProps<'tag-list'>) {
  const text = useText()
  const host = useHost()
  const page = usePageQuery()
  const colors = new Map(tags.map(({ name, text: other, color }) => [name ?? other ?? '', color]))
  colors.delete('')
  const names = [...colors.keys()]
  const [selectedTags, setPendingTags] = usePendingValue<readonly string[]>(
    tagsInQuery(page.params.getAll(param), names),
  )

  // A keyword replaces a text search.
  const queryChanges = (nextTags: readonly string[]) => ({
    [param]: nextTags,
    ...(param === 'keyword' && nextTags.length > 0 && { query: undefined }),
  })
  const selectTags = async (nextTags: readonly string[]) => {
    setPendingTags(nextTags)
    const { status } = await run(page.to(queryChanges(nextTags)))
    if (status === 'failed' || status === 'invalid') setPendingTags(undefined)
  }
  useHostEvent('reset', (data) => {
    const named = isObject(data) ? own(data, 'param') : undefined
    if (selectedTags.length > 0 && (named === undefined || named === param)) selectTags([])
  })
  const first = useRef<HTMLLIElement>(null)
  const reset = () => {
    // The chip disappears with the selection.
    first.current?.querySelector('a')?.focus()
    if (host.emit) host.emit('reset', { param })
    else selectTags([])
  }
  if (names.length === 0) return null
  return (
    <SearchLandmark label={text('tags.label')}>
      <ChipRow>
        {names.map((name, index) => {
          const selected = selectedTags.includes(name)
          const nextTags = selected ? selectedTags.filter((other) => other !== name) : [...selectedTags, name]
          const press = () => {
            host.emit?.(selected ? 'remove' : 'change', { param, name })
            selectTags(nextTags)
          }
          return (
            <li key={name} ref={index === 0 ? first : undefined}>
              <Chip
                label={name}
                color={colors.get(name)}
                href={host.href(page.to(queryChanges(nextTags))) ?? ''}
                selected={selected}
                onPress={press}
              />
            </li>
          )
        })}
      </ChipRow>
      {selectedTags.length > 1 && (
        <p className={styles.clear}>
          <Chip
            label={text('tags.clear')}
            href={host.href(page.to(queryChanges([]))) ?? ''}
            selected={false}
            onPress={reset}
          />
        </p>
      )}
    </SearchLandmark>
  )
}

/**
 * Returns the tags that a query selects. Each value of the parameter is the name of a tag, or several names separated
 * by commas.
 */
export function tagsInQuery(values: readonly string[], names: readonly string[]): string[] {
  const requested = new Set(values.flatMap((value) => (names.includes(value) ? value : value.split(',').map(trim))))
  return names.filter((name) => requested.has(name))
}

const trim = (text: string) => text.trim()
