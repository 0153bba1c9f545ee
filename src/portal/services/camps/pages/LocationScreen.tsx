import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import type { Block, CampLocationView } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { addressOf, formPath, rulesPath } from '../campAddresses'
import styles from '../parts/camps.module.css'
import { formatDay } from '../parts/formatDay'
import { LocationFacts } from '../parts/LocationFacts'
import { Rules } from '../parts/Rules'

export type LocationData = { location: CampLocationView; map: readonly Block[] }

/** A location: what there is, when it is taken, the rules and the emergency plan. */
export function LocationScreen({ data: { location, map } }: { data: LocationData }) {
  const { portal, shellText: text } = useSession()
  const { uid, title, description, locale: lang } = location
  const steps = [
    { title: portal.name, path: pagePaths.home },
    { title: text('camps.title'), path: pagePaths.camps },
    { title, ...(lang && { locale: lang }) },
  ]
  return (
    <div className={view.text}>
      <PageTop steps={steps} />
      <header className={view.header}>
        <h1 className={view.title} lang={lang}>
          {title}
        </h1>
        <p className={view.lead} lang={lang}>
          {description}
        </p>
      </header>
      <div className={styles.article}>
        <LocationFacts location={location} />
        <Taken location={location} />
        <p className={entries.tools}>
          <a
            className={buttonClass('primary')}
            href={portalPath(portal.cardName, addressOf(rulesPath, { location: uid }))}
          >
            {text('camps.register')}
          </a>
        </p>
        <PageBlocks components={map} />
        <Rules location={location} />
      </div>
      <p className={entries.links}>
        <a href={portalPath(portal.cardName, pagePaths.camps)}>{text('camps.all')}</a>
        <a href={portalPath(portal.cardName, pagePaths.ownCamps)}>{text('camps.own')}</a>
      </p>
    </div>
  )
}

/** The days on which a location is taken. */
export function Taken({ location: { taken } }: { location: CampLocationView }) {
  const { locale, shellText: text } = useSession()
  return (
    <section className={entries.section}>
      <h2 className={entries.heading}>{text('camps.taken')}</h2>
      {taken.length === 0 ? (
        <p>{text('camps.free')}</p>
      ) : (
        <ul className={styles.lines}>
          {taken.map(({ from, until }) => (
            <li key={from}>{text('camps.stay', { from: formatDay(from, locale), until: formatDay(until, locale) })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The first step of a registration: the rules and the emergency plan. */
export function RulesScreen({ data: { location } }: { data: LocationData }) {
  const { portal, shellText: text } = useSession()
  const { uid, title, locale: lang } = location
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('camps.rulesTitle')}</h1>
        <p className={view.lead} lang={lang}>
          {title}
        </p>
      </header>
      <div className={styles.article}>
        <Rules location={location} />
      </div>
      <p className={entries.links}>
        <a
          className={buttonClass('primary')}
          href={portalPath(portal.cardName, addressOf(formPath, { location: uid }))}
        >
          {text('camps.haveRead')}
        </a>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.camps)}>
          {text('camps.all')}
        </a>
      </p>
    </div>
  )
}
