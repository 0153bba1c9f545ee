import { useEffect, useMemo } from 'react'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatDuration } from '../../../../../renderer/format/formatDuration'
import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { Icon } from '../../../../../renderer/parts/Icon'
import { portalPath } from '../../../location/urls'
import { useHash } from '../../../location/useHash'
import { timeZoneOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { FollowWalk } from '../follow/FollowWalk'
import { Sections } from '../reading/Sections'
import type { OfflineStep, OfflineWalk } from '../store/OfflineWalk'
import { WalkProfile } from '../WalkProfile'
import styles from './OfflineWalks.module.css'

/** An offline walk: its map with the visitor's position, texts and pictures. It needs no network. */
export function OfflineWalkReader({ walk }: { walk: OfflineWalk }) {
  const { portal, shellText: text, locale } = useSession()
  const [, step] = useHash().split('/')
  const steps = useMemo(() => followedSteps(walk), [walk])
  useEffect(() => {
    document.title = walk.title
    if (step) document.getElementById(stepId(step))?.scrollIntoView()
  }, [walk, step])
  const page = portalPath(portal.cardName, '/balade/hors-ligne')
  return (
    <div className={styles.reader}>
      <header className={view.header}>
        <h1 className={view.title}>{walk.title}</h1>
        <p className={styles.note}>
          {text('take.offline', { date: formatDate(new Date(walk.savedAt), locale, timeZoneOf(portal)) })}
        </p>
        <p>
          {formatDistance(walk.lengthKm * 1000, locale)} · {formatDuration(walk.durationMin, locale)}
          {walk.ascentM !== undefined && ` · ↗ ${formatDistance(walk.ascentM, locale)}`}
        </p>
        {walk.suits.length > 0 && <p>{walk.suits.join(' · ')}</p>}
      </header>
      {walk.closures.map((closure) => (
        <p key={closure} className={styles.closure}>
          <Icon name="warning" />
          {closure}
        </p>
      ))}
      {walk.track && (
        <FollowWalk uid={walk.uid} title={walk.title} track={walk.track} lengthKm={walk.lengthKm} steps={steps} />
      )}
      {walk.track && <WalkProfile track={walk.track} length={walk.lengthKm * 1000} ascent={walk.ascentM} />}
      <div lang={walk.locale}>
        <Sections sections={walk.sections} />
        {walk.steps.map((each, index) => (
          <Step key={each.uid} step={each} number={index + 1} />
        ))}
      </div>
      <p className={styles.buttons}>
        <a href={page}>{text('take.all')}</a>
        <a href={portalPath(portal.cardName, '/balade/ou-suis-je')}>{text('walks.whereAmI')}</a>
      </p>
    </div>
  )
}

const stepId = (uid: string): string => `etape-${uid}`

const followedSteps = (walk: OfflineWalk) =>
  walk.steps.flatMap(({ uid, title, lat, lon, alongKm, sections }) => {
    if (lat === undefined || lon === undefined) return []
    const href = `#${encodeURIComponent(walk.uid)}/${encodeURIComponent(uid)}`
    return [{ uid, title, lat, lon, alongKm, href, sections }]
  })

function Step({ step: { uid, title, sections }, number }: { step: OfflineStep; number: number }) {
  return (
    <section id={stepId(uid)} className={styles.step}>
      <h2>
        {number}. {title}
      </h2>
      <Sections sections={sections} />
    </section>
  )
}
