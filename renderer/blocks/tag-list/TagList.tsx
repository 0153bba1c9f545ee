import type { BlockProps } from '../../engine/BlockProps'
import { useHost, useHostEvent } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { Chip } from '../../parts/Chip'
import { ChipRow } from '../../parts/ChipRow'
import { SearchLandmark } from '../../parts/SearchLandmark'
import { usePageQuery, usePendingValue } from '../../parts/usePageQuery'

export { default as contract } from '../../../schemas/generated/blocks/tag-list.js'

/**
 * Tags that filter what the page shows. Only the address holds which of them are chosen. Emits `change` when the visitor
 * chooses a tag, `remove` when the visitor takes it back, and listens to `reset`.
 */
export function TagList({ data: { tags, param = 'keyword' }, run }: BlockProps<'tag-list'>) {
  const text = useText()
  const host = useHost()
  const page = usePageQuery()
  const colors = new Map(tags.map(({ name, text: other, color }) => [name ?? other ?? '', color]))
  colors.delete('')
  const names = [...colors.keys()]
  const [chosen, want] = usePendingValue<readonly string[]>(chosenTags(page.params.getAll(param), names))

  // A keyword takes the place of words that are searched for.
  const changesTo = (wanted: readonly string[]) => ({
    [param]: wanted,
    ...(param === 'keyword' && wanted.length > 0 && { query: undefined }),
  })
  const change = async (wanted: readonly string[]) => {
    want(wanted)
    const { status } = await run(page.to(changesTo(wanted)))
    if (status === 'failed' || status === 'invalid') want(undefined)
  }
  useHostEvent('reset', () => {
    if (chosen.length > 0) change([])
  })
  if (names.length === 0) return null
  return (
    <SearchLandmark label={text('tags.label')}>
      <ChipRow>
        {names.map((name) => {
          const selected = chosen.includes(name)
          const wanted = selected ? chosen.filter((other) => other !== name) : [...chosen, name]
          const press = () => {
            host.emit?.(selected ? 'remove' : 'change', { param, name })
            change(wanted)
          }
          return (
            <li key={name}>
              <Chip
                label={name}
                color={colors.get(name)}
                href={host.href(page.to(changesTo(wanted))) ?? ''}
                selected={selected}
                onPress={press}
              />
            </li>
          )
        })}
      </ChipRow>
    </SearchLandmark>
  )
}

/**
 * Names of the tags that a query contains. A value of the parameter is the name of a tag, or several names separated by
 * commas. Part of a name does not match.
 */
export function chosenTags(values: readonly string[], names: readonly string[]): string[] {
  const asked = new Set(values.flatMap((value) => (names.includes(value) ? value : value.split(',').map(trim))))
  return names.filter((name) => asked.has(name))
}

const trim = (text: string) => text.trim()
