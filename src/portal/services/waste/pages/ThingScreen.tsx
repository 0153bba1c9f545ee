import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { SortingAnswer } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { type Destination, DestinationMark } from '../parts/DestinationMark'
import wasteStyles from '../parts/waste.module.css'
import { kindsOf } from './ContainersScreen'

/** Where a thing goes, where else it may go, and what to know. */
export function ThingScreen({ data: { thing } }: { data: { thing: SortingAnswer } }) {
  const { portal, shellText: text } = useSession()
  const { name, synonyms = [], destination, alternatives, advice, note, locale: lang } = thing
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title} lang={lang}>
          {name}
        </h1>
        {synonyms.length > 0 && (
          <p className={styles.muted} lang={lang}>
            {text('waste.alias', { names: synonyms.join(', ') })}
          </p>
        )}
      </header>
      <section className={`${cardClass()} ${styles.section}`}>
        <div className={wasteStyles.answer}>
          <DestinationMark destination={destination} size="large" />
          <h2 className={wasteStyles.where}>{text(`waste.to.${destination}`)}</h2>
        </div>
        {note && <p lang={lang}>{note}</p>}
        <Way destination={destination} />
      </section>
      {advice.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subheading}>{text('waste.know')}</h2>
          <ul className={wasteStyles.lines}>
            {advice.map((each) => (
              <li key={each} className={wasteStyles.line}>
                <Icon name="info" />
                <span>{text(`waste.advice.${each}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {alternatives.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subheading}>{text('waste.also')}</h2>
          <ul className={wasteStyles.lines}>
            {alternatives.map((each) => (
              <Alternative key={each} destination={each} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, pagePaths.sortingGuide)}>{text('waste.guideTitle')}</a>
        <a href={portalPath(portal.cardName, pagePaths.waste)}>{text('waste.back')}</a>
      </p>
    </div>
  )
}

const collected: ReadonlySet<Destination> = new Set(['PMC', 'ORGANIC', 'OM', 'PAPER', 'BULKY', 'GARDEN'])

/** The page of the days of a pickup, or of the containers that take the thing; undefined where neither does. */
function pageOf(
  destination: Destination,
): { path: string; label: 'waste.seeContainers' | 'waste.seePickups' } | undefined {
  const kind = kindsOf.find((each) => each === destination)
  if (kind) return { path: `${pagePaths.containers}?genre=${kind}`, label: 'waste.seeContainers' }
  return collected.has(destination) ? { path: pagePaths.waste, label: 'waste.seePickups' } : undefined
}

function Way({ destination }: { destination: Destination }) {
  const { portal, shellText: text } = useSession()
  const page = pageOf(destination)
  if (!page) return null
  return (
    <p className={styles.tools}>
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, page.path)}>
        {text(page.label)}
      </a>
    </p>
  )
}

function Alternative({ destination }: { destination: Destination }) {
  const { portal, shellText: text } = useSession()
  const page = pageOf(destination)
  const name = text(`waste.to.${destination}`)
  return (
    <li className={wasteStyles.line}>
      <DestinationMark destination={destination} />
      {page ? <a href={portalPath(portal.cardName, page.path)}>{name}</a> : <span>{name}</span>}
    </li>
  )
}
