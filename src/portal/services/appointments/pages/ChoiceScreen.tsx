import type { ReactNode } from 'react'
import { formatAddress } from '../../../../../renderer/format/formatAddress'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { choiceClass } from '../../../../../renderer/parts/Choice'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Appointment, AppointmentCalendar, OfficeView, PrestationView, Slot } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import styles from '../booking/booking.module.css'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { useHeldSlot } from '../booking/heldSlot'
import { PostedRefusal, slotsOf } from '../booking/PostedRefusal'
import { SlotCalendar } from '../booking/SlotCalendar'
import { SlotFilters } from '../booking/SlotFilters'
import { SlotButton, SlotForm } from '../booking/SlotForm'
import { StepFrame } from '../booking/StepFrame'
import slotStyles from '../booking/slots.module.css'
import { useMoment } from '../booking/useMoment'
import { useSend } from '../booking/useSend'
import { type Choice, pathOf, steps } from '../Choice'

export type ChoiceData = {
  choice: Choice
  /** Undefined where the town does not offer it. */
  prestation: PrestationView | undefined
  /** Undefined while the visitor has several to choose from. */
  office: OfficeView | undefined
  /** Undefined where it could not be read. */
  calendar: AppointmentCalendar | undefined
  /** The free times of the chosen day; undefined without one. */
  slots: readonly Slot[] | undefined
  /** The appointment that is moved. */
  moved: Appointment | undefined
}

/** Place, day and time of an appointment. Each choice has an address. */
export function ChoiceScreen({ data }: { data: ChoiceData }) {
  const { portal, shellText: text } = useSession()
  const { choice, prestation, office, moved } = data
  const moment = useMoment()
  useHeldSlot(choice.hold)
  if (!prestation) {
    return (
      <StepFrame step={1} title={text('appointments.title')}>
        <EmptyMessage title={text('appointments.notOffered')}>
          <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.appointments)}>
            {text('appointments.offers')}
          </a>
        </EmptyMessage>
      </StepFrame>
    )
  }
  return (
    <StepFrame
      step={1}
      title={moved ? text('appointments.moveTitle') : prestation.title}
      lead={moved ? text('appointments.moveText', { moment: moment(moved.start) }) : prestation.description}
      isWide
    >
      <ChoiceFacts prestation={prestation} office={office} />
      {prestation.offices.length > 1 && <OfficeChoice {...{ choice, prestation, office }} />}
      {office && <SlotChoice {...data} prestation={prestation} />}
    </StepFrame>
  )
}

/** The offices of a prestation that has several. */
function OfficeChoice({
  choice,
  prestation,
  office,
}: Pick<ChoiceData, 'choice' | 'office'> & { prestation: PrestationView }) {
  const { portal, shellText: text } = useSession()
  const { prestation: uid, change, code, hold } = choice
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('appointments.choosePlace')}</h2>
      <ul className={slotStyles.offices}>
        {prestation.offices.map((each) => (
          <li key={each.uid}>
            <a
              className={`${choiceClass} ${slotStyles.office}`}
              href={portalPath(
                portal.cardName,
                pathOf(steps.choose, { prestation: uid, office: each.uid, change, code, hold }),
              )}
              aria-current={each.uid === office?.uid ? 'true' : undefined}
            >
              <Icon name={each.uid === office?.uid ? 'check' : 'pin'} />
              <span>
                <strong>{each.name}</strong>
                {each.address && <span className={styles.muted}>{formatAddress(each.address)}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SlotChoice({ choice, calendar, slots }: ChoiceData) {
  const { shellText: text } = useSession()
  const moment = useMoment()
  const sending = useSend()
  const posted = usePosted('appointment-slot')
  const { isSending } = sending
  const offered = slotsOf(posted)
  const isFiltered = choice.weekday !== undefined || choice.part !== undefined
  return (
    <>
      <PostedRefusal posted={posted} />
      <SlotForm choice={choice} sending={sending} className={slotStyles.next}>
        {offered.length > 0 && (
          <ul className={slotStyles.offers} aria-label={text('appointments.nearest')}>
            {offered.map((slot) => (
              <li key={slot.start}>
                <SlotButton
                  slot={slot}
                  label={moment(slot.start)}
                  className={buttonClass('secondary')}
                  isBusy={isSending}
                />
              </li>
            ))}
          </ul>
        )}
        {calendar?.next && (
          <>
            <h2 className={styles.heading}>{text('appointments.next')}</h2>
            <SlotButton
              slot={calendar.next}
              label={moment(calendar.next.start)}
              className={buttonClass('primary')}
              isBusy={isSending}
            />
          </>
        )}
      </SlotForm>
      <section id="jours" className={styles.section}>
        <h2 className={styles.heading}>{text('appointments.chooseDay')}</h2>
        <SlotFilters choice={choice} />
        <Days calendar={calendar} isFiltered={isFiltered} choice={choice}>
          {calendar && <SlotCalendar calendar={calendar} choice={choice} />}
          <section id="heures" className={slotStyles.times}>
            {choice.date === undefined ? (
              <p className={styles.muted}>{text('appointments.dayFirst')}</p>
            ) : (
              <Times date={choice.date} slots={slots} choice={choice} sending={sending} />
            )}
          </section>
        </Days>
      </section>
    </>
  )
}

type DaysProps = Pick<ChoiceData, 'calendar' | 'choice'> & { isFiltered: boolean; children: ReactNode }

/** The calendar and the times, or why there are none. */
function Days({ calendar, isFiltered, choice, children }: DaysProps) {
  const { portal, shellText: text } = useSession()
  const { weekday: _, part: __, ...all } = choice
  if (!calendar) return <EmptyMessage title={text('appointments.unread')} />
  if (calendar.next) return <div className={`${cardClass()} ${slotStyles.days}`}>{children}</div>
  return (
    <EmptyMessage
      title={text(isFiltered ? 'appointments.noneFits' : 'appointments.noneFree')}
      text={isFiltered ? undefined : text('appointments.noneFreeText')}
    >
      {isFiltered && (
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pathOf(steps.choose, all))}>
          {text('appointments.allTimes')}
        </a>
      )}
    </EmptyMessage>
  )
}

type TimesProps = Pick<ChoiceData, 'choice' | 'slots'> & { date: string; sending: ReturnType<typeof useSend> }

/** The free times of the chosen day. */
function Times({ date, slots, choice, sending }: TimesProps) {
  const { shellText: text } = useSession()
  const { dayOf, timeOf } = useDayAndTime()
  const day = dayOf(`${date}T12:00:00Z`)
  if (!slots) return <p>{text('appointments.unread')}</p>
  if (slots.length === 0) return <p>{text('appointments.noneOn', { day })}</p>
  return (
    <>
      <h3 className={slotStyles.timesTitle}>{day}</h3>
      <SlotForm choice={choice} sending={sending}>
        <ul className={slotStyles.slots}>
          {slots.map((slot) => (
            <li key={slot.start}>
              <SlotButton
                slot={slot}
                label={
                  slot.isHeld ? (
                    <>
                      <Icon name="check" />
                      {text('appointments.heldTime', { time: timeOf(slot.start) })}
                    </>
                  ) : (
                    timeOf(slot.start)
                  )
                }
                className={buttonClass('secondary')}
                isBusy={sending.isSending}
              />
            </li>
          ))}
        </ul>
      </SlotForm>
    </>
  )
}
