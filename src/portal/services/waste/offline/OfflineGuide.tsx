import { useState } from 'react'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { SortingList } from '../../../../../schemas/engine'
import { foldText } from '../../../../../schemas/inputs/foldText'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { DestinationMark } from '../parts/DestinationMark'
import wasteStyles from '../parts/waste.module.css'

type Props = {
  guide: SortingList
  /** Uid of the only thing that is shown at first. */
  thing: string | undefined
}

/** Where things go, by the words of their names. Synonyms and misspellings need the network. */
export function OfflineGuide({ guide: { items }, thing }: Props) {
  const { shellText: text } = useSession()
  const [query, setQuery] = useState(() => items.find(({ uid }) => uid === thing)?.name ?? '')
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const found = items.filter(({ name }) => words.every((word) => foldText(name).includes(word)))
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('waste.guideTitle')}</h2>
      <label>
        <span className={styles.muted}>{text('waste.guideSearch')}</span>
        <input
          type="search"
          className={`${inputClass()} ${wasteStyles.address}`}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </label>
      <p role="status" className={styles.muted}>
        {query !== '' && text('waste.found', { count: found.length, query })}
      </p>
      {found.length === 0 && <EmptyMessage title={text('waste.nothing')} />}
      <ul className={wasteStyles.lines}>
        {found.map(({ uid, name, destination, locale: lang }) => (
          <li key={uid} className={wasteStyles.line}>
            <DestinationMark destination={destination} />
            <span>
              <span lang={lang}>{name}</span>
              <br />
              <span className={styles.muted}>{text(`waste.to.${destination}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
