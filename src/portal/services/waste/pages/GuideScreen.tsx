import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { Block, SortingList } from '../../../../../schemas/engine'
import { pagePaths, sortingPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { DestinationMark } from '../parts/DestinationMark'
import { LinkCard } from '../parts/LinkCard'
import wasteStyles from '../parts/waste.module.css'

export type GuideData = { things: SortingList; query: string; letter: string; field: readonly Block[] }

/** The sorting guide: what a search found, or the things of a letter. Each says in the list where it goes. */
export function GuideScreen({ data: { things, query, letter, field } }: { data: GuideData }) {
  const { portal, shellText: text } = useSession()
  const { items, total, letters = [] } = things
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('waste.guideTitle')}</h1>
        <p className={view.lead}>{text('waste.guideLead')}</p>
      </header>
      <section className={styles.section}>
        <div className={styles.search}>
          <PageBlocks components={field} />
        </div>
        {letters.length > 0 && (
          <nav aria-label={text('waste.letters')}>
            <ul className={wasteStyles.letters}>
              {letters.map((each) => (
                <li key={each}>
                  <a
                    className={wasteStyles.letter}
                    href={portalPath(portal.cardName, `${pagePaths.sortingGuide}?lettre=${encodeURIComponent(each)}`)}
                    aria-current={each === letter ? 'page' : undefined}
                  >
                    {each}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <h2 className={styles.heading}>
          {query ? text('waste.found', { count: total, query }) : text('waste.begins', { letter })}
        </h2>
        {items.length === 0 && <EmptyMessage title={text('waste.nothing')} />}
        <ul className={styles.list}>
          {items.map(({ uid, name, destination, locale: lang }) => (
            <li key={uid}>
              <LinkCard
                path={sortingPath(uid)}
                mark={<DestinationMark destination={destination} />}
                title={name}
                lang={lang}
                text={text(`waste.to.${destination}`)}
              />
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, pagePaths.waste)}>{text('waste.back')}</a>
        <a href={portalPath(portal.cardName, pagePaths.containers)}>{text('waste.containers')}</a>
      </p>
    </>
  )
}
