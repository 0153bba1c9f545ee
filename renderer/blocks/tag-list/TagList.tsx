import type { BlockProps } from '../../engine/BlockProps'
import { useHost, useHostEvent } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { Chip } from '../../parts/Chip'
import { SearchLandmark } from '../../parts/SearchLandmark'
import { usePageQuery, usePendingValue } from '../../parts/usePageQuery'
import styles from './TagList.module.css'

export { default as contract } from '../../../schemas/generated/blocks/tag-list.js'

/**
 * Tags that narrow what the page shows, any number of them. Which are chosen stands in the address alone, so they are
 * reset whenever it no longer says so. Tells `change` when one is chosen, `remove` when it no longer is, and hears `reset`.
 */
export function TagList({ data: { tags, param = 'keyword' }, run }: BlockProps<'tag-list'>) {
  const text = useText()
  const host = useHost()
  const page = usePageQuery()
  const colors = new Map(tags.map(({ name, text: other, color }) => [name ?? other ?? '', color]))
  colors.delete('')
  const names = [...colors.keys()]
  const [chosen, want] = usePendingValue<readonly string[]>(chosenTags(page.params.getAll(param), names))

  const change = async (wanted: readonly string[]) => {
    want(wanted)
    const { status } = await run(page.to({ [param]: wanted }))
    if (status === 'failed' || status === 'invalid') want(undefined)
  }
  useHostEvent('reset', () => {
    if (chosen.length > 0) change([])
  })
  if (names.length === 0) return null
  return (
    <SearchLandmark label={text('tags.label')}>
      <ul className={styles.tags}>
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
                href={host.href(page.to({ [param]: wanted })) ?? ''}
                selected={selected}
                onPress={press}
              />
            </li>
          )
        })}
      </ul>
    </SearchLandmark>
  )
}

/**
 * Names of the tags a query asks for: a value of the parameter is the name of one, or several names with commas between
 * them. Part of a name is no name.
 */
export function chosenTags(values: readonly string[], names: readonly string[]): string[] {
  const asked = new Set(values.flatMap((value) => (names.includes(value) ? value : value.split(',').map(trim))))
  return names.filter((name) => asked.has(name))
}

const trim = (text: string) => text.trim()
