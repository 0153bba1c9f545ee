import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDuration } from '../../../../../renderer/format/formatDuration'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import type { AppointmentList as Appointments, Block, PrestationView } from '../../../../../schemas/engine'
import { ownAppointmentsPath } from '../../../../../schemas/routes/appointmentPaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { pathOf, steps } from '../Choice'
import { findPrestations } from '../findPrestations'
import { AppointmentList } from './AppointmentList'

export type OffersData = {
  prestations: readonly PrestationView[]
  /** The search field. */
  filters: readonly Block[]
  /** The visitor's own; undefined where they could not be read. */
  own: Appointments | undefined
}

/** The visitor's next appointments, and what one can make an appointment for. */
export function OffersScreen({ data: { prestations, filters, own } }: { data: OffersData }) {
  const { portal, shellText: text } = useSession()
  const query = usePageQuery().params.get('query') ?? ''
  const found = findPrestations(prestations, query)
  const categories = [...new Set(found.map(({ category }) => category))]
  const hasOwn = own !== undefined && own.upcoming.length + own.past.length > 0
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('appointments.title')}</h1>
        <p className={view.lead}>{text('appointments.lead')}</p>
      </header>
      {hasOwn && own && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('appointments.upcoming')}</h2>
          {own.upcoming.length > 0 ? (
            <AppointmentList appointments={own.upcoming} label={text('appointments.upcoming')} />
          ) : (
            <p className={styles.muted}>{text('appointments.noneUpcoming')}</p>
          )}
          <p className={styles.links}>
            <a href={portalPath(portal.cardName, ownAppointmentsPath)}>{text('appointments.own')}</a>
          </p>
        </section>
      )}
      {prestations.length === 0 ? (
        <EmptyMessage title={text('appointments.emptyTitle')} text={text('appointments.emptyText')} />
      ) : (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('appointments.offers')}</h2>
          <div className={styles.search}>
            <PageBlocks components={filters} />
          </div>
          {found.length === 0 && <EmptyMessage title={text('appointments.noMatch')} />}
          {categories.map((category) => (
            <section key={category} className={styles.category}>
              <h3 className={styles.subheading}>{category}</h3>
              <ul className={styles.list}>
                {found
                  .filter((prestation) => prestation.category === category)
                  .map((prestation) => (
                    <li key={prestation.uid}>
                      <Offer prestation={prestation} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      {!hasOwn && (
        <p className={styles.links}>
          <a href={portalPath(portal.cardName, ownAppointmentsPath)}>{text('appointments.own')}</a>
        </p>
      )}
    </>
  )
}

function Offer({
  prestation: { uid, title, description, minutes, cost, locale: lang },
}: {
  prestation: PrestationView
}) {
  const { portal } = useSession()
  const { locale } = useHost()
  return (
    <a
      className={`${cardClass()} ${styles.card}`}
      href={portalPath(portal.cardName, pathOf(steps.choose, { prestation: uid }))}
    >
      <span className={styles.texts}>
        <span className={styles.cardTitle} lang={lang}>
          {title}
        </span>
        <span lang={lang}>{description}</span>
        <span className={styles.muted}>
          <Icon name="clock" /> {formatDuration(minutes, locale)}
          {cost && (
            <>
              {' · '}
              <span lang={lang}>{cost}</span>
            </>
          )}
        </span>
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
