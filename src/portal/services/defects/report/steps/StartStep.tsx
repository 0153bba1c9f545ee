import { useState } from 'react'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { portalPath } from '../../../../location/urls'
import { useGo } from '../../../../pages/useGo'
import { useSession, useVisitor } from '../../../../session/Session'
import { createReportKey } from '../drafts/createReportKey'
import { reportOf } from '../drafts/useReport'
import { PhotoChooser } from '../photos/PhotoChooser'
import type { Photograph } from '../photos/readPhotograph'
import { pathOf, placeIn } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { DraftList } from './DraftList'
import { LoginBanner, LoginOutcome } from './LoginBanner'
import { NoAccounts, useHasAccounts } from './NoAccounts'
import { StepFrame } from './StepFrame'
import { StepLink } from './StepLink'

/** The begin of a report: with a photograph or with the place, whichever one has. */
export function StartStep({ data }: { data: ReportData }) {
  const { portal, shellText: text } = useSession()
  const hasAccounts = useHasAccounts()
  return (
    <StepFrame title={text('report.title')} lead={text('report.lead')}>
      {hasAccounts ? <Beginnings data={data} /> : <NoAccounts />}
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/signalement/liste')}>{text('report.all')}</a>
        {hasAccounts && <a href={portalPath(portal.cardName, '/signalement/mes-signalements')}>{text('report.own')}</a>}
      </p>
    </StepFrame>
  )
}

function Beginnings({ data }: { data: ReportData }) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const owner = useVisitor('account')?.uid ?? ''
  const go = useGo()
  const [key] = useState(createReportKey)
  const begin = async (photographs: readonly Photograph[]) => {
    const position = photographs.find((each) => each.position)?.position
    const report = reportOf(key, portal.cardName, owner)
    await report.change(
      {},
      photographs.map(({ photo }) => photo),
    )
    go(pathOf({ draft: key, ...(position ? placeIn(position) : { step: 'place' as const }) }))
  }
  return (
    <>
      <LoginOutcome />
      <LoginBanner data={data} />
      <div className={styles.photoStart}>
        {hydrated ? (
          <PhotoChooser count={0} onPhotographs={(photographs) => void begin(photographs)} />
        ) : (
          <noscript>
            <p>{text('report.photoLater')}</p>
          </noscript>
        )}
      </div>
      <p>
        <StepLink choice={{ step: 'place' }} className={buttonClass('secondary')}>
          <Icon name="pin" />
          {text('report.placeFirst')}
        </StepLink>
      </p>
      {hydrated && <DraftList />}
    </>
  )
}
