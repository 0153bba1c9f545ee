import type { LoadedFixture } from '../fixtures/loadSources'
import { useStudioText } from '../texts/StudioText'
import { FixtureCard } from './FixtureCard'
import styles from './FixtureList.module.css'

type Props = {
  id: string
  title: string
  lead?: string
  hidesCount?: boolean
  loaded: readonly LoadedFixture[]
}

/** Fixtures of one expectation, one below the other. */
export function FixtureList({ id, title, lead, hidesCount, loaded }: Props) {
  const text = useStudioText()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title} {!hidesCount && <span>{text('subject.count', { count: loaded.length })}</span>}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {loaded.length === 0 && <p className={styles.lead}>{text('subject.noFixtures')}</p>}
      {loaded.map(({ fixture, source }) => (
        <FixtureCard key={fixture.id} fixture={fixture} source={source} />
      ))}
    </section>
  )
}
