import { type ReactNode, useState } from 'react'
import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { NearbyReport } from '../../../../../../schemas/engine'
import { pagePaths, reportPath } from '../../../../../../schemas/routes/pagePaths'
import { mutate } from '../../../../api/mutate'
import { usePosted } from '../../../../forms/usePosted'
import { useRouteMatch } from '../../../../location/Route'
import { portalPath } from '../../../../location/urls'
import { useGo } from '../../../../pages/useGo'
import { useSession } from '../../../../session/Session'
import { useReport } from '../drafts/useReport'
import type { ReportChoice } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { followCall } from '../reportCalls'
import nearbyStyles from './nearby.module.css'
import { StepFrame } from './StepFrame'
import { ChoiceFields, StepLink } from './StepLink'

/** Reports that may be about the same defect, at most five. One that is opened is compared with the visitor's own. */
export function NearbyStep({ data }: { data: ReportData }) {
  const { shellText: text } = useSession()
  const { choice, category, nearby } = data
  const compared = nearby.find(({ report }) => report.uid === choice.compare)
  const isRefused = usePosted('report') !== undefined
  return (
    <StepFrame
      title={text(compared ? 'report.compareTitle' : 'report.nearbyTitle')}
      lead={compared ? undefined : text('report.nearbyText')}
      number={2}
    >
      {isRefused && <ErrorText>{text('report.followFailed')}</ErrorText>}
      {compared ? <Comparison choice={choice} near={compared} /> : <Cards choice={choice} nearby={nearby} />}
      <p className={styles.buttons}>
        <StepLink choice={{ ...choice, other: '1', compare: undefined }} className={buttonClass('primary')}>
          {text('report.mineIsOther')}
        </StepLink>
        {compared && nearby.length > 1 && (
          <StepLink choice={{ ...choice, compare: undefined }} className={buttonClass('link')}>
            {text('report.otherNearby')}
          </StepLink>
        )}
      </p>
      {!compared && category?.sameAsset && <AssetForm choice={choice} />}
    </StepFrame>
  )
}

function Cards({ choice, nearby }: { choice: ReportChoice; nearby: readonly NearbyReport[] }) {
  const { shellText: text } = useSession()
  return (
    <ul className={styles.list} aria-label={text('report.nearbyTitle')}>
      {nearby.map((near) => (
        <li key={near.report.uid} className={`${cardClass()} ${nearbyStyles.near}`}>
          <StepLink choice={{ ...choice, compare: near.report.uid }} className={nearbyStyles.nearLink}>
            <Thumbnail near={near} />
            <Facts near={near} />
            <Icon name="chevron-right" />
          </StepLink>
          <Follow near={near} draft={choice.draft} />
        </li>
      ))}
    </ul>
  )
}

const Thumbnail = ({ near: { report } }: { near: NearbyReport }) =>
  report.photo ? (
    <img className={nearbyStyles.thumbnail} src={report.photo} alt="" loading="lazy" width={96} height={96} />
  ) : (
    <span className={nearbyStyles.noPhoto}>
      <Icon name="picture" />
    </span>
  )

function Facts({ near: { report, distance, days, isSameAsset } }: { near: NearbyReport }) {
  const { shellText: text } = useSession()
  return (
    <span className={styles.texts}>
      <span className={nearbyStyles.title}>{report.category.title}</span>
      <span>
        {isSameAsset ? text('report.sameAsset') : text('report.distance', { distance })} ·{' '}
        {text('report.age', { days })}
      </span>
      <span className={styles.muted}>
        {text(`report.status.${report.status}`)} · {report.address ?? report.reference}
      </span>
      {report.description && <span className={styles.muted}>{report.description}</span>}
    </span>
  )
}

/** The report nearby beside the visitor's own photograph. */
function Comparison({ choice, near }: { choice: ReportChoice; near: NearbyReport }) {
  const { portal, shellText: text } = useSession()
  const { open } = useReport(choice.draft)
  const [own] = open.photos
  const { report } = near
  return (
    <article className={`${cardClass()} ${nearbyStyles.compare}`}>
      <div className={nearbyStyles.pictures}>
        {own && (
          <Picture caption={text('report.yours')}>
            <img src={`data:${own.contentType};base64,${own.file}`} alt="" />
          </Picture>
        )}
        {report.photo && (
          <Picture caption={text('report.theirs')}>
            <img src={report.photo.replace('size=small', 'size=large')} alt="" />
          </Picture>
        )}
      </div>
      <Facts near={near} />
      <Follow near={near} draft={choice.draft} />
      <a href={portalPath(portal.cardName, reportPath(report.uid))}>{text('report.openReport')}</a>
    </article>
  )
}

const Picture = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure>
    {children}
    <figcaption className={styles.muted}>{caption}</figcaption>
  </figure>
)

/** The button that follows a report in place of sending another one. Without a script, it is posted. */
function Follow({ near: { report }, draft }: { near: NearbyReport; draft: string | undefined }) {
  const { portal, client, queries, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const { report: own } = useReport(draft)
  const go = useGo()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const follow = async () => {
    const { method, endpoint, succeedsWith } = followCall(report.uid)
    setState('sending')
    try {
      await mutate(queries, { write: () => client(endpoint, { method, succeedsWith }) })
    } catch {
      return setState('failed')
    }
    await own?.remove().catch(() => {})
    go(reportPath(report.uid))
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, `${path}?${search}`)}
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'sending') void follow()
      }}
    >
      <input type="hidden" name="_uid" value={report.uid} />
      {state === 'failed' && <ErrorText>{text('report.followFailed')}</ErrorText>}
      <button
        type="submit"
        name="_do"
        value="follow"
        className={buttonClass('secondary')}
        aria-label={text('report.followNamed', { address: report.address ?? report.reference })}
        aria-disabled={state === 'sending' || undefined}
      >
        <Icon name="bell" />
        {text('report.follow')}
      </button>
    </form>
  )
}

/** Asks for the number of a lamp or a bin, which tells it from those beside it. */
function AssetForm({ choice }: { choice: ReportChoice }) {
  const { portal, shellText: text } = useSession()
  const { asset, ...rest } = choice
  return (
    <form method="get" action={portalPath(portal.cardName, pagePaths.reports)} className={styles.search}>
      <ChoiceFields choice={rest} />
      <label className={styles.label}>
        {text('report.asset')}
        <input className={inputClass()} name="asset" defaultValue={asset} maxLength={40} autoComplete="off" />
      </label>
      <button type="submit" className={buttonClass('secondary')}>
        {text('report.search')}
      </button>
    </form>
  )
}
