import { useEffect, useMemo, useState } from 'react'
import { formatDate } from '../../../../renderer/format/formatDate'
import { formatDistance, formatDuration } from '../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import type { WalkDetail, WalkStepList } from '../../../../schemas/engine'
import { imageUrl, portalPath } from '../../location/urls'
import { timeZoneOf } from '../../session/locales'
import { type Session, useSession } from '../../session/Session'
import view from '../../shell/PageView.module.css'
import { sectionsOf } from '../offline/sectionsOf'
import { WalkMap } from '../WalkMap'
import { WalkProfile } from '../WalkProfile'
import { walkStepQuery } from '../walkQueries'
import { QrCode } from './QrCode'
import styles from './WalkPrint.module.css'

/** CSS pixels free around the track; above it, the map leaves room for the pins. */
const printPadding = 20

type Steps = WalkStepList['items']
type Props = { data: { walk: WalkDetail; steps: Steps } }

/** A walk for paper. The texts of its steps are read once the page is there. */
export function WalkPrintScreen({ data: { walk, steps } }: Props) {
  const session = useSession()
  const { portal, shellText: text, locale, clock } = session
  const hydrated = useHydrated()
  const texts = useStepTexts(session, walk.uid, steps)
  const pins = useMemo(
    () =>
      steps.flatMap(({ uid, title, lat, lon }, index) =>
        lat === undefined || lon === undefined ? [] : [{ key: uid, lat, lon, title: `${index + 1}. ${title}` }],
      ),
    [steps],
  )
  const facts = [
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
      {steps.length > 0 && (
        <section>
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
                {texts.get(uid)?.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
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
        <p>{text('walks.printed', { date })}</p>
      </footer>
    </article>
  )
}

/** The texts of steps by uid, as far as they are read. */
function useStepTexts(session: Session, walk: string, steps: Steps): ReadonlyMap<string, readonly string[]> {
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  useEffect(() => {
    let isHere = true
    const read = async (uid: string): Promise<[string, string[]]> => {
      const query = walkStepQuery(session.scope, walk, uid)
      await session.queries.load(query)
      const answer = session.queries.read(query)
      const components = answer && 'data' in answer ? answer.data.components : []
      const sections = sectionsOf(components, (source) => imageUrl(source, { width: 0, height: 0 }))
      return [uid, sections.flatMap((section) => (section.kind === 'text' ? section.text.split('\n') : []))]
    }
    Promise.all(steps.map(({ uid }) => read(uid))).then(
      (entries) => isHere && setTexts(new Map(entries)),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [session, walk, steps])
  return texts
}
