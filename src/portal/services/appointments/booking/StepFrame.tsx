import type { ReactNode } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { StepHeader } from '../../../pages/StepHeader'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { type Choice, pathOf, steps } from '../Choice'

type Props = {
  /** The number of the step, of three. */
  step: 1 | 2 | 3
  title: string
  lead?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A step of an appointment: its title, and which of the steps it is. */
export function StepFrame({ step, title, lead, isWide = false, children }: Props) {
  const { shellText: text } = useSession()
  return (
    <div className={isWide ? undefined : view.text}>
      <StepHeader step={text('appointments.step', { step })} title={title} lead={lead} />
      {children}
    </div>
  )
}

/** The address at which a visitor chooses a time again. It keeps what was chosen before. */
export const againPath = (choice: Choice): string => pathOf(steps.choose, choice)

/** Takes the place of a step whose slot is no longer held: it has expired, or could not be read. */
export function Unheld({ choice, isUnread = false }: { choice: Choice; isUnread?: boolean }) {
  const { portal, shellText: text } = useSession()
  const { pathname, search } = useRouteMatch()
  if (isUnread) {
    return (
      <>
        <ErrorText>{text('appointments.unread')}</ErrorText>
        <a className={buttonClass('secondary')} href={`${pathname}?${search}`} target="_self">
          {text('appointments.retry')}
        </a>
      </>
    )
  }
  const again = choice.prestation === undefined ? pagePaths.appointments : againPath(choice)
  return (
    <EmptyMessage title={text('appointments.refusal.expired')} text={text('appointments.refusal.expiredText')}>
      <a className={buttonClass('primary')} href={portalPath(portal.cardName, again)}>
        {text('appointments.restart')}
      </a>
    </EmptyMessage>
  )
}
