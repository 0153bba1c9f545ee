import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { Fact, FactDay, Facts } from '../../../pages/Fact'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { failureModal } from '../failureModal'
import { minutesOf, parkingPaths, plateOf, startPath } from '../ParkingAddress'
import { parkingForms } from '../parkingForms'
import { formatPrice } from '../parts/formatPrice'
import { MeterHint } from '../parts/MeterHint'
import { PostForm } from '../parts/PostForm'
import styles from '../parts/parking.module.css'
import { SignIn } from '../parts/SignIn'
import { ZoneFacts } from '../parts/ZoneFacts'
import { ChoiceForm } from './ChoiceForm'
import { type ChosenStay, chosenStay, isTooLong } from './chosenStay'
import type { StartData } from './StartData'

/** Chooses what is parked where and for how long, says what it costs, and starts the session. */
export function StartScreen({ data }: { data: StartData }) {
  const { portal, shellText: text } = useSession()
  const { address, zone, isSignedIn } = data
  const stay = chosenStay(address, zone)
  const plate = plateOf(address)
  const zones = (
    <a className={buttonClass('secondary')} href={portalPath(portal.cardName, parkingPaths.zones)}>
      {text('parking.findZone')}
    </a>
  )
  return (
    <div className={view.text}>
      <header className={view.header}>
        <p className={styles.muted}>{text('parking.step', { step: stay ? 2 : 1 })}</p>
        <h1 className={view.title}>{text(stay ? 'parking.review' : 'parking.start')}</h1>
      </header>
      {zone === undefined && address.zone !== undefined && <MeterHint />}
      {zone === null && <ErrorText>{text('parking.unknownZone', { code: address.zone ?? '' })}</ErrorText>}
      {zone && (
        <section className={`${cardClass()} ${styles.session} ${entries.section}`}>
          <h2 className={styles.heading}>{text('parking.zoneOf', { code: zone.code, name: zone.name })}</h2>
          <ZoneFacts zone={zone} />
          <p className={styles.tools}>{zones}</p>
        </section>
      )}
      {!zone && <p className={entries.section}>{zones}</p>}
      {isTooLong(minutesOf(address), zone) && <ErrorText>{text('parking.problem.minutes')}</ErrorText>}
      {stay ? (
        <Summary data={data} {...stay} />
      ) : (
        <ChoiceForm data={data} problem={typeof plate === 'string' ? plate : undefined} />
      )}
      {isSignedIn === undefined && zone !== undefined && <MeterHint />}
    </div>
  )
}

type SummaryProps = ChosenStay & { data: StartData }

/** What will be started, what it costs, and the button that starts it. */
function Summary({ data, zone, plate, minutes }: SummaryProps) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const { timeOf } = useDayAndTime()
  const form = parkingForms[parkingPaths.start]
  const posted = usePosted('parking-start')
  const { address, estimate, isSignedIn, hasFailed } = data
  const path = startPath(address)
  const showFailure = () =>
    void host.run({ handler: 'modal', data: { modal: failureModal(text) } }, { key: 'parking-failure' })
  const showFailed = useEffectEvent(showFailure)
  useEffect(() => {
    if (hasFailed) showFailed()
  }, [hasFailed])
  const { minutes: _, ...rest } = address
  return (
    <section className={`${cardClass()} ${styles.session} ${entries.section}`}>
      <h2 className={styles.plate}>
        <span className={styles.country}>{plate.country}</span> {plate.shown}
      </h2>
      {plate.isCorrected && <p role="note">{text('parking.corrected', { plate: plate.shown })}</p>}
      <Facts>
        {(estimate || minutes === null) && (
          <Fact icon="clock" label={text('parking.end')}>
            {estimate ? text('parking.endAt', { time: timeOf(estimate.endsAt) }) : text('parking.endWhenStopped')}
          </Fact>
        )}
        <Fact icon="euro" label={text('parking.price')}>
          {estimate ? (
            <FactDay>{formatPrice(estimate.price, estimate.currency, host.locale)}</FactDay>
          ) : (
            text(minutes === null ? 'parking.priceWhenStopped' : 'parking.noPrice')
          )}
        </Fact>
      </Facts>
      <p className={styles.note}>
        <Icon name="bell" />
        <span>{text('parking.reminder')}</span>
      </p>
      {posted && (
        <ErrorText>
          <strong>{text('parking.failed.title')}</strong> {text('parking.failed.text')}
        </ErrorText>
      )}
      {isSignedIn === false && <SignIn resumes={path} />}
      {isSignedIn !== false && form && (
        <PostForm form={form} path={path} className={styles.form} onRefused={showFailure}>
          <p className={styles.tools}>
            <button type="submit" className={buttonClass('primary')}>
              {text('parking.startNow')}
            </button>
            <a
              className={buttonClass('secondary')}
              href={portalPath(portal.cardName, startPath({ ...rest, zone: zone.code }))}
              rel="nofollow"
            >
              {text('parking.change')}
            </a>
          </p>
        </PostForm>
      )}
    </section>
  )
}
