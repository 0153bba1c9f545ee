import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { Chip } from '../../parts/Chip'
import type { PageQuery } from '../../parts/usePageQuery'
import styles from './SearchField.module.css'

type Props = {
  keywords: readonly string[]
  chosen: readonly string[]
  page: PageQuery
  /** Undefined takes the choice back. */
  onChoose(keyword: string | undefined): void
}

/** Keywords to choose in place of a text; choosing one again takes it back. */
export function Keywords({ keywords, chosen, page, onChoose }: Props) {
  const text = useText()
  const { href } = useHost()
  return (
    <ul className={styles.keywords} aria-label={text('search.keywords')}>
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
    </ul>
  )
}
