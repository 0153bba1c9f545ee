import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import { timeZoneOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import type { PositionSample } from '../followTrack'
import { canSpeak, speak, stopSpeaking } from '../position/speech'
import { type PositionProblem, readPosition } from '../position/watchPosition'
import { decimalDegrees, degreesAndMinutes, hemispheresOf } from './formatCoordinates'
import { useNearestStep } from './nearestStep'
import styles from './WhereAmI.module.css'

/** The visitor's coordinates in large type, and a link to call 112. `isReady` is false until hydration. */
export function WhereAmI({ isReady = true }: { isReady?: boolean }) {
  const { portal, shellText: text, locale } = useSession()
  const { sample, problem, isLocating, locate } = useLocatedPosition()
  const [copied, setCopied] = useState<'where.copied' | 'where.notCopied'>()
  const nearest = useNearestStep(portal.cardName, sample)
  return (
    <div className={styles.screen}>
      <header className={view.header}>
        <h1 className={view.title}>{text('where.title')}</h1>
        <p className={view.lead}>{text('where.lead')}</p>
      </header>
      <p>
        <a className={`${buttonClass('danger')} ${styles.call}`} href="tel:112">
          <Icon name="phone" />
          {text('where.call')}
        </a>
      </p>
      {isReady ? (
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={isLocating || undefined}
          onClick={() => {
            setCopied(undefined)
            locate()
          }}
        >
          <Icon name="pin" />
          {text(sample ? 'where.refresh' : 'where.find')}
        </button>
      ) : (
        <noscript>{text('walks.noScript')}</noscript>
      )}
      {problem && <ErrorText>{text(`follow.${problem}`)}</ErrorText>}
      <div role="status" className={styles.status}>
        {isLocating && <p>{text('follow.locating')}</p>}
        {sample && <Coordinates sample={sample} />}
        {nearest && (
          <p>
            {text('where.near', {
              distance: formatDistance(nearest.distanceM, locale),
              step: nearest.step,
              walk: nearest.walk,
            })}
          </p>
        )}
        {copied && <p>{text(copied)}</p>}
      </div>
      {sample && <CoordinateButtons sample={sample} onCopy={setCopied} />}
    </div>
  )
}

/** The position of the device, read once per press. A reading ends when the screen closes. */
function useLocatedPosition() {
  const [sample, setSample] = useState<PositionSample>()
  const [problem, setProblem] = useState<PositionProblem>()
  const [isLocating, setLocating] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const locate = () => {
    setLocating(true)
    setProblem(undefined)
    const stopLocatingThen =
      <T,>(report: (value: T) => void) =>
      (value: T) => {
        setLocating(false)
        report(value)
      }
    stop.current = readPosition({ onPosition: stopLocatingThen(setSample), onProblem: stopLocatingThen(setProblem) })
  }
  return { sample, problem, isLocating, locate }
}

type SampleProps = { sample: PositionSample }

/** A position in decimal degrees and in degrees and minutes, with its accuracy and time. */
function Coordinates({ sample }: SampleProps) {
  const { portal, shellText: text, locale } = useSession()
  const hemispheres = hemispheresOf(sample)
  return (
    <>
      <dl className={styles.coordinates}>
        <div>
          <dt>{text('where.decimal')}</dt>
          <dd>
            <span>{decimalDegrees(sample.lat)}</span> <span>{decimalDegrees(sample.lon)}</span>
          </dd>
        </div>
        <div>
          <dt>{text('where.minutes')}</dt>
          <dd>
            <span>
              {degreesAndMinutes(sample.lat)} {text(`where.${hemispheres.vertical}`)}
            </span>{' '}
            <span>
              {degreesAndMinutes(sample.lon)} {text(`where.${hemispheres.horizontal}`)}
            </span>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {text('where.accuracy', { distance: formatDistance(sample.accuracy, locale) })}
        {' · '}
        {text('where.at', {
          time: formatDate(new Date(sample.at), locale, timeZoneOf(portal), { timeStyle: 'short' }),
        })}
      </p>
    </>
  )
}

/** Buttons that speak a position and copy it. */
function CoordinateButtons({
  sample,
  onCopy,
}: SampleProps & { onCopy(result: 'where.copied' | 'where.notCopied'): void }) {
  const { shellText: text, locale } = useSession()
  useEffect(() => stopSpeaking, [])
  const [lat, lon] = [decimalDegrees(sample.lat), decimalDegrees(sample.lon)]
  const copy = async () => {
    try {
      // Browsers have no clipboard on insecure origins.
      await navigator.clipboard.writeText(`${lat}, ${lon}`)
      onCopy('where.copied')
    } catch {
      onCopy('where.notCopied')
    }
  }
  const speakPosition = () =>
    speak(
      text('where.spoken', {
        lat: spellDigits(lat, locale),
        lon: spellDigits(lon, locale),
        distance: formatDistance(sample.accuracy, locale),
      }),
      locale,
    )
  return (
    <div className={styles.buttons}>
      {canSpeak() && (
        <button type="button" className={buttonClass()} onClick={speakPosition}>
          <Icon name="play" />
          {text('where.speak')}
        </button>
      )}
      <button type="button" className={buttonClass()} onClick={() => void copy()}>
        <Icon name="document" />
        {text('where.copy')}
      </button>
    </div>
  )
}

/**
 * Separates digits by spaces, with the decimal sign of the language, because voices read long numbers in
 * unpredictable ways.
 */
const spellDigits = (number: string, locale: string): string =>
  [...(locale === 'en' ? number : number.replace('.', ','))].join(' ')
