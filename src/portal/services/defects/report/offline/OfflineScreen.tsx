import { useEffect, useState } from 'react'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import type { DefectCategory } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useHash } from '../../../../location/useHash'
import { useSession, useVisitor } from '../../../../session/Session'
import { createReportKey } from '../drafts/createReportKey'
import { readReporter } from '../drafts/reportStore'
import styles from '../report.module.css'
import { DraftList } from '../steps/DraftList'
import { StepFrame } from '../steps/StepFrame'
import type { Kept } from './Kept'
import { OfflineReport } from './OfflineReport'
import { waitForServer } from './waitForServer'

/** A report without a network, and those that the device keeps. The hash names one of them. */
export function OfflineScreen({ data: { categories } }: { data: { categories: readonly DefectCategory[] } }) {
  const { shellText: text } = useSession()
  const hydrated = useHydrated()
  const owner = useReporter()
  const hash = useHash()
  const [newKey, setNewKey] = useState(createReportKey)
  const [kept, setKept] = useState<Kept>()
  const key = hash || newKey
  const beginAnother = () => {
    if (hash) window.location.hash = ''
    setNewKey(createReportKey())
    setKept(undefined)
  }
  return (
    <StepFrame title={text('report.title')} lead={text('report.offlineText')}>
      <noscript>{text('report.offlineNoScript')}</noscript>
      {hydrated && owner === 'unknown' && <p>{text('report.offlineUnknown')}</p>}
      {hydrated && owner !== 'unknown' && owner !== undefined && (
        <>
          <NetworkBack isDone={kept === 'waiting'} />
          <div role="status">
            {kept && (
              <p className={styles.waiting}>
                {text(kept === 'waiting' ? 'report.offlineWaiting' : 'report.offlineDraft')}
              </p>
            )}
          </div>
          {kept ? (
            <p>
              <button type="button" className={buttonClass('secondary')} onClick={beginAnother}>
                {text('report.another')}
              </button>
            </p>
          ) : (
            <OfflineReport key={key} reportKey={key} owner={owner} categories={categories} onKept={setKept} />
          )}
          <DraftList owner={owner} linkOf={(draft) => `#${draft.key}`} onOpen={() => setKept(undefined)} />
        </>
      )}
    </StepFrame>
  )
}

/** Who reports: the account that is signed in, or, without a network, the one that was when the page was kept. */
function useReporter(): string | undefined {
  const { portal } = useSession()
  const account = useVisitor('account')?.uid
  const [stored, setStored] = useState<string>()
  const { cardName } = portal
  useEffect(() => {
    void readReporter(cardName).then(
      (uid) => setStored(uid ?? 'unknown'),
      () => setStored('unknown'),
    )
  }, [cardName])
  return account ?? stored
}

/** Leads to pages with a network once there is one: to the list of own reports at once, when nothing is being written. */
function NetworkBack({ isDone }: { isDone: boolean }) {
  const { portal, shellText: text } = useSession()
  const isOnline = useVisitor('isOnline')
  const href = portalPath(portal.cardName, pagePaths.reports)
  const ownHref = portalPath(portal.cardName, pagePaths.ownReports)
  const leaves = isOnline && isDone
  useEffect(() => {
    if (!leaves) return
    const leaving = new AbortController()
    void waitForServer(ownHref, leaving.signal).then((isReached) => {
      // A page that knows who is signed in sends what waits. This one is never replaced by the kept page, however slow the network is.
      if (isReached) window.location.assign(ownHref)
    })
    return () => leaving.abort()
  }, [leaves, ownHref])
  return (
    <div role="status">
      {isOnline && (
        <p className={styles.links}>
          {text('report.offlineBack')} <a href={href}>{text('report.continue')}</a>
        </p>
      )}
    </div>
  )
}
