import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { Camp } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import { DateCard } from '../../../pages/DateCard'
import entries from '../../../pages/entries.module.css'
import { useSession, useVisitor } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { addressOf, campTarget, summaryPath } from '../campAddresses'
import { campOutcomes } from '../campOutcomes'
import { formatDay } from '../parts/formatDay'

export type OwnData = {
  /** Undefined where they could not be read. */
  camps: readonly Camp[] | undefined
}

/** The visitor's camps. */
export function OwnScreen({ data: { camps } }: { data: OwnData }) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const account = useVisitor('account')
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('camps.own')}</h1>
        {!account && (
          <p className={view.lead}>
            {[text('camps.device'), ...(hasPage(pagePaths.account) ? [text('camps.joinAccount')] : [])].join(' ')}
          </p>
        )}
      </header>
      <FormOutcome texts={campOutcomes} form="camp-cancellation" />
      {!camps && <ErrorText>{text('camps.unread')}</ErrorText>}
      {camps?.length === 0 && <EmptyMessage title={text('camps.none')} text={text('camps.noneText')} />}
      {camps && camps.length > 0 && (
        <ul className={entries.list} aria-label={text('camps.own')}>
          {camps.map((camp) => (
            <li key={camp.uid}>
              <CampCard camp={camp} />
            </li>
          ))}
        </ul>
      )}
      <p className={entries.links}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.camps)}>
          {text('camps.all')}
        </a>
      </p>
    </>
  )
}

function CampCard({ camp: { uid, group, from, until, status, location } }: { camp: Camp }) {
  const { portal, locale, shellText: text } = useSession()
  const path = status === 'draft' ? addressOf(summaryPath, { uid }) : campTarget(uid)
  return (
    <DateCard
      href={portalPath(portal.cardName, path)}
      at={`${from}T12:00:00Z`}
      title={group || text('camps.one')}
      isCancelled={status === 'cancelled'}
    >
      <span>{text('camps.stay', { from: formatDay(from, locale), until: formatDay(until, locale) })}</span>
      <span className={entries.muted} lang={location.locale}>
        {location.title}
      </span>
      {status !== 'registered' && (
        <span className={entries.cancelled}>
          {text(status === 'draft' ? 'camps.state.draft' : 'camps.state.cancelled')}
        </span>
      )}
    </DateCard>
  )
}
