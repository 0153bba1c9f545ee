import { useMemo } from 'react'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatDistance, formatDuration } from '../../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { WalkDetail, WalkStepList } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { timeZoneOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { Sections } from '../reading/Sections'
import { sectionsOf } from '../reading/sectionsOf'
import { useStepSections } from '../reading/useStepSections'
import type { Section } from '../store/OfflineWalk'
import { WalkMap } from '../WalkMap'
import { WalkProfile } from '../WalkProfile'
import { QrCode } from './QrCode'
import styles from './WalkPrint.module.css'

/** Padding around the track in CSS pixels; the map adds room for pins above it. */
const printPadding = 20

type Steps = WalkStepList['items']
type Props = { data: { walk: WalkDetail; steps: Steps } }

/** The printable page of a walk. The texts of its steps load after hydration. */
export function WalkPrintScreen({ data: { walk, steps } }: Props) {
  const { portal, shellText: text, text: blockText, locale, clock } = useSession()
  const hydrated = useHydrated()
  const stepSections = useStepSections(walk.uid, steps)
  const practicalSections = useMemo(() => withoutPictures(sectionsOf(walk.components, (source) => source)), [walk])
  const pins = useMemo(
    () =>
      steps.flatMap(({ uid, title, lat, lon }, index) =>
        lat === undefined || lon === undefined ? [] : [{ key: uid, lat, lon, title: `${index + 1}. ${title}` }],
      ),
    [steps],
  )
  const facts = [
    blockText(`walk.${walk.difficulty}`),
    formatDistance(walk.length * 1000, locale),
    formatDuration(walk.duration),
    ...(walk.ascent === undefined ? [] : [`↗ ${formatDistance(walk.ascent, locale)}`]),
    ...(walk.accessibility ?? []).map(({ label }) => label),
  ]
  const date = formatDate(clock.now(), locale, timeZoneOf(portal))
  return (
    <article className={styles.sheet}>
      <header className={view.header}>
        <h1 className={view.title}>{walk.title}</h1>
        <p>{facts.join(' · ')}</p>
        {walk.description?.text && <p>{walk.description.text}</p>}
        {walk.difficultyText && <p>{walk.difficultyText}</p>}
      </header>
      {hydrated && (
        <p className={styles.button}>
          <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
            <Icon name="document" />
            {text('walks.printNow')}
          </button>
        </p>
      )}
      {walk.closures?.map((closure) => (
        <p key={closure.text} className={styles.closure}>
          {closure.text}
        </p>
      ))}
      {walk.geoGpx && (
        <div className={styles.map}>
          <WalkMap
            label={walk.title}
            track={walk.geoGpx}
            pins={pins}
            focus="all"
            padding={printPadding}
            height={420}
            isInteractive={false}
            hasCard={false}
          />
        </div>
      )}
      {hydrated && walk.geoGpx && (
        <div className={styles.profile}>
          <WalkProfile track={walk.geoGpx} length={walk.length * 1000} ascent={walk.ascent} />
        </div>
      )}
      {practicalSections.length > 0 && (
        <section className={styles.section}>
          <Sections sections={practicalSections} level={2} />
        </section>
      )}
      {steps.length > 0 && (
        <section className={styles.section}>
          <h2>{text('walks.steps')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ uid, title, distance }) => (
              <li key={uid}>
                <h3>
                  {title}
                  {distance !== undefined && distance > 0 && (
                    <span className={styles.distance}>
                      {text('walks.stepAt', { distance: formatDistance(distance * 1000, locale) })}
                    </span>
                  )}
                </h3>
                <Sections sections={withoutPictures(stepSections.get(uid) ?? [])} level={4} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <footer className={styles.end}>
        {hydrated && (
          <QrCode
            url={window.location.origin + portalPath(portal.cardName, `/balade/${encodeURIComponent(walk.uid)}`)}
            label={text('walks.qr')}
          />
        )}
        {walk.checkedOn && (
          <p>{blockText('walk.checkedOn', { date: formatDate(`${walk.checkedOn}T00:00:00Z`, locale, 'UTC') })}</p>
        )}
        <p>{text('walks.printed', { date })}</p>
        <p>{text('walks.printedHelp')}</p>
      </footer>
    </article>
  )
}

/** Drops the pictures, which cost ink and show what the reader sees on the way. */
const withoutPictures = (sections: readonly Section[]) => sections.filter(({ kind }) => kind !== 'picture')
