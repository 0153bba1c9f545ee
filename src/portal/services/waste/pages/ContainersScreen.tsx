import { formatAddress } from '../../../../../renderer/format/formatAddress'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { Block, ContainerSiteList } from '../../../../../schemas/engine'
import { pagePaths, placePath } from '../../../../../schemas/routes/pagePaths'
import { mapUrl, portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { DestinationMark } from '../parts/DestinationMark'
import wasteStyles from '../parts/waste.module.css'

type Site = ContainerSiteList['items'][number]
export type Kind = Site['kinds'][number]

/** The kinds of containers, in the order of the page. */
export const kindsOf: readonly Kind[] = ['RECYPARC', 'GLASS', 'CLOTHES', 'BATTERIES', 'OIL']

export type ContainersData = {
  /** The only kind that is shown; undefined for all. */
  kind: Kind | undefined
  sites: readonly { site: Site; schedule: readonly Block[] }[]
  map: readonly Block[]
}

/** Places with containers on a map and as a list, with what they take and when. */
export function ContainersScreen({ data: { kind, sites, map } }: { data: ContainersData }) {
  const { portal, shellText: text } = useSession()
  const link = (wanted: Kind | undefined) =>
    portalPath(portal.cardName, wanted === undefined ? pagePaths.containers : `${pagePaths.containers}?genre=${wanted}`)
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('waste.containers')}</h1>
        <p className={view.lead}>{text('waste.containersLead')}</p>
      </header>
      <nav aria-label={text('waste.kinds')} className={styles.section}>
        <ul className={wasteStyles.letters}>
          {[undefined, ...kindsOf].map((each) => (
            <li key={each ?? 'all'}>
              <a className={wasteStyles.letter} href={link(each)} aria-current={each === kind ? 'page' : undefined}>
                {text(each === undefined ? 'waste.all' : `waste.kind.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {kind !== undefined && <p className={styles.section}>{text(`waste.takes.${kind}`)}</p>}
      {sites.length === 0 && <EmptyMessage title={text('waste.noContainers')} />}
      {map.length > 0 && (
        <div className={styles.section}>
          <PageBlocks components={map} />
        </div>
      )}
      <ul className={styles.list}>
        {sites.map(({ site, schedule }) => (
          <li key={site.uid}>
            <SiteCard site={site} schedule={schedule} />
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, pagePaths.waste)}>{text('waste.back')}</a>
        <a href={portalPath(portal.cardName, pagePaths.sortingGuide)}>{text('waste.guideTitle')}</a>
      </p>
    </>
  )
}

function SiteCard({ site, schedule }: { site: Site; schedule: readonly Block[] }) {
  const { portal, shellText: text } = useSession()
  const { name, note, kinds, address, place, locale: lang } = site
  return (
    <section className={`${cardClass()} ${wasteStyles.tool}`}>
      <h2 className={styles.subheading} lang={lang}>
        {name}
      </h2>
      {address && <p className={styles.muted}>{formatAddress(address)}</p>}
      {note && <p lang={lang}>{note}</p>}
      <ul className={wasteStyles.lines}>
        {kinds.map((each) => (
          <li key={each} className={wasteStyles.line}>
            <DestinationMark destination={each} />
            <span>
              {text(`waste.kind.${each}`)}
              <br />
              <span className={styles.muted}>{text(`waste.takes.${each}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {schedule.length > 0 ? (
        <details>
          <summary>{text('waste.hours')}</summary>
          <PageBlocks components={schedule} />
        </details>
      ) : (
        <p>{text('waste.always')}</p>
      )}
      <p className={styles.tools}>
        <a href={mapUrl(site)} rel="noreferrer">
          {text('waste.route')}
        </a>
        {place !== undefined && <a href={portalPath(portal.cardName, placePath(place))}>{text('waste.more')}</a>}
      </p>
    </section>
  )
}
