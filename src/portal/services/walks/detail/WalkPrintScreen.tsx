import { useMemo } from 'react'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatDuration } from '../../../../../renderer/format/formatDuration'
import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { Track, WalkDetail, WalkStepList } from '../../../../../schemas/engine'
import { walkPath } from '../../../../../schemas/routes/walkPaths'
import { encodeQrPath } from '../../../location/encodeQrPath'
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
import styles from './WalkPrint.module.css'

/** Padding around the track in CSS pixels; the map adds room for pins above it. */
const printPadding = 20

type Steps = WalkStepList['items']
type Props = { data: { walk: WalkDetail; steps: Steps } }

/** The printable page of a walk. */
export function WalkPrintScreen({ data: { walk, steps } }: Props) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const practicalSections = useMemo(() => withoutPictures(sectionsOf(walk.components, (source) => source)), [walk])
  return (
    <article className={styles.sheet}>
      <WalkHeader walk={walk} />
      <p className={styles.controls}>
        {hydrated && (
          <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
            <Icon name="document" />
            {text('walks.printNow')}
          </button>
        )}
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, walkPath(walk.uid))}>
          {text('walks.open')}
        </a>
      </p>
      {walk.closures?.map((closure) => (
        <p key={closure.text} className={styles.closure}>
          {closure.text}
        </p>
      ))}
      {walk.geoGpx && <PrintedMap label={walk.title} track={walk.geoGpx} steps={steps} />}
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
      {steps.length > 0 && <StepSections walk={walk.uid} steps={steps} />}
      <SheetFooter walk={walk} />
    </article>
  )
}

/** The title, the facts and the description of a walk. */
function WalkHeader({ walk }: { walk: WalkDetail }) {
  const { text, locale } = useSession()
  const facts = [
    text(`walk.${walk.difficulty}`),
    formatDistance(walk.length * 1000, locale),
    formatDuration(walk.duration, locale),
    ...(walk.ascent === undefined ? [] : [`↗ ${formatDistance(walk.ascent, locale)}`]),
    ...(walk.accessibility ?? []).map(({ label }) => label),
  ]
  return (
    <header className={view.header}>
      <h1 className={view.title}>{walk.title}</h1>
      <p>{facts.join(' · ')}</p>
      {walk.description?.text && <p>{walk.description.text}</p>}
      {walk.difficultyText && <p>{walk.difficultyText}</p>}
    </header>
  )
}

/** The whole track with a numbered pin at each step. */
function PrintedMap({ label, track, steps }: { label: string; track: Track; steps: Steps }) {
  const pins = useMemo(
    () =>
      steps.flatMap(({ uid, title, lat, lon }, index) =>
        lat === undefined || lon === undefined ? [] : [{ key: uid, lat, lon, title: `${index + 1}. ${title}` }],
      ),
    [steps],
  )
  return (
    <div className={styles.map}>
      <WalkMap
        label={label}
        track={track}
        pins={pins}
        focus="all"
        padding={printPadding}
        height={420}
        isInteractive={false}
        hasCard={false}
      />
    </div>
  )
}

/** The steps of a walk. Their texts load after hydration. */
function StepSections({ walk, steps }: { walk: string; steps: Steps }) {
  const { shellText: text, locale } = useSession()
  const sections = useStepSections(walk, steps)
  return (
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
            <Sections sections={withoutPictures(sections.get(uid) ?? [])} level={4} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The address of the walk, and when it was checked and printed. */
function SheetFooter({ walk }: { walk: WalkDetail }) {
  const { portal, shellText: text, text: blockText, locale, clock } = useSession()
  const hydrated = useHydrated()
  const date = formatDate(clock.now(), locale, timeZoneOf(portal))
  return (
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
  )
}

/** An address as a QR code with a caption. */
function QrCode({ url, label }: { url: string; label: string }) {
  const { size, path } = useMemo(() => encodeQrPath(url, { border: 2 }), [url])
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption>
        {label}
        <br />
        <small>{url}</small>
      </figcaption>
    </figure>
  )
}

/** Drops the pictures, which cost ink and show what the reader sees on the way. */
const withoutPictures = (sections: readonly Section[]) => sections.filter(({ kind }) => kind !== 'picture')
