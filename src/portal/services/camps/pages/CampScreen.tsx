import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { Block, Camp } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { addressOf, cancelPath, formPath } from '../campAddresses'
import { campOutcomes } from '../campOutcomes'
import { CampDetails } from '../parts/CampDetails'
import { useSentDrafts } from '../parts/drafts'

export type CampData = {
  /** Undefined where it is not the visitor's and the address has no secret, and where it could not be read. */
  camp: Camp | undefined
  /** The secret of its link. */
  code: string | undefined
  /** What was registered, as blocks. */
  details: readonly Block[]
}

export function MissingCamp() {
  const { portal, shellText: text } = useSession()
  return (
    <EmptyMessage title={text('camps.missing')} text={text('camps.missingText')}>
      <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.camps)}>
        {text('camps.all')}
      </a>
    </EmptyMessage>
  )
}

/** A camp, which can be changed until the day before it begins. */
export function CampScreen({ data: { camp, code, details } }: { data: CampData }) {
  const { portal, shellText: text } = useSession()
  const isChanged = new URLSearchParams(useRouteMatch().search).get('done') === 'changed'
  useSentDrafts(camp && isChanged ? [camp.uid] : [])
  const link = (path: string) => portalPath(portal.cardName, path)
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{camp?.group || text('camps.one')}</h1>
      </header>
      <FormOutcome texts={campOutcomes} form="camp-cancellation" />
      {camp ? (
        <>
          {camp.status === 'cancelled' && <p className={entries.section}>{text('camps.isCancelled')}</p>}
          {camp.status === 'draft' && <p className={entries.section}>{text('camps.isDraft')}</p>}
          <CampDetails camp={camp} details={details} />
          <p className={entries.links}>
            {camp.canChange && (
              <>
                <a className={buttonClass('secondary')} href={link(addressOf(formPath, { uid: camp.uid, code }))}>
                  {text('camps.change')}
                </a>
                <a className={buttonClass('secondary')} href={link(addressOf(cancelPath, { uid: camp.uid, code }))}>
                  {text('camps.cancel')}
                </a>
              </>
            )}
            <a href={link(pagePaths.ownCamps)}>{text('camps.own')}</a>
          </p>
        </>
      ) : (
        <MissingCamp />
      )}
    </div>
  )
}

/** The last step: what is registered, once more. */
export function SummaryScreen({ data: { camp, code, details } }: { data: CampData }) {
  const { portal, shellText: text } = useSession()
  useSentDrafts(camp ? [camp.uid, camp.location.uid] : [])
  const { path, search } = useRouteMatch()
  const { timeOf } = useDayAndTime()
  const { now } = useHost()
  const link = (to: string) => portalPath(portal.cardName, to)
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('camps.summary')}</h1>
        {camp?.draftEndsAt && <p className={view.lead}>{text('camps.kept', { time: timeOf(camp.draftEndsAt) })}</p>}
      </header>
      <FormOutcome texts={campOutcomes} form="camp-summary" />
      {camp ? (
        <>
          <CampDetails camp={camp} details={details} />
          <form method="post" encType="multipart/form-data" action={link(`${path}?${search}`)}>
            <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
            <p className={entries.links}>
              <button type="submit" className={buttonClass('primary')}>
                {text('camps.confirm')}
              </button>
              <a className={buttonClass('secondary')} href={link(addressOf(formPath, { uid: camp.uid, code }))}>
                {text('camps.change')}
              </a>
              <a className={buttonClass('secondary')} href={link(addressOf(cancelPath, { uid: camp.uid, code }))}>
                {text('camps.giveUp')}
              </a>
            </p>
          </form>
        </>
      ) : (
        <MissingCamp />
      )}
    </div>
  )
}
