import { type SubmitEvent, useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { choiceClass, tickClass } from '../../../../../renderer/parts/Choice'
import { Icon } from '../../../../../renderer/parts/Icon'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { PostedForm } from '../../../../../schemas/door'
import type { Block, TicketOffer, TicketSubscription } from '../../../../../schemas/engine'
import { FieldSet } from '../../../forms/FieldSet'
import forms from '../../../forms/forms.module.css'
import { useFormFields, valuesOfAccount } from '../../../forms/useFormFields'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { addressOf, registrationPath } from '../ticketAddresses'
import type { TicketLink } from '../ticketCalls'
import { isActive } from './registrationInputs'
import styles from './tickets.module.css'
import { useRegistration } from './useRegistration'

type Props = {
  offer: TicketOffer
  /** The registration of the visitor. */
  own: TicketSubscription | undefined
  /** The link that opens it, where it is not the visitor's. */
  link: TicketLink | undefined
  inputs: readonly Block<'dynamic-input'>[]
  /** The form that was posted without a script, if it was refused. */
  posted: PostedForm | undefined
  /** Receives why the form was refused, and undefined when it is sent again. */
  onProblem(problem: ShellTextKey | undefined): void
}

/** Registers for an event, or changes the number of places. Who has to wait is told before. */
export function PlacesForm({ offer, own, link, inputs, posted, onProblem }: Props) {
  const { portal, shellText: text } = useSession()
  const { now } = useHost()
  const hydrated = useHydrated()
  const account = useVisitor('account')
  const hasPlaces = isActive(own)
  const [before] = useState(hasPlaces ? own.places : 0)
  const form = useFormFields(
    inputs.map(({ data }) => data),
    {
      posted,
      values: { places: String(before || 1), ...(!hasPlaces && valuesOfAccount(account)) },
      draft: hasPlaces ? undefined : `ticket ${offer.uid}`,
    },
  )
  const { isSending, send } = useRegistration({ event: offer.uid, before, link }, form, onProblem)
  const waits = !hasPlaces && offer.state === 'waiting'
  const label = text(hasPlaces ? 'tickets.save' : waits ? 'tickets.joinWaiting' : 'tickets.register')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget).has('waits'))
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, addressOf(registrationPath, { event: offer.uid, ...link }))}
      className={forms.form}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      <input type="hidden" name="before" value={before} />
      {waits && <input type="hidden" name="waits" value="1" />}
      <FieldSet {...form} legend={text('tickets.registerTitle')} />
      {!hasPlaces && offer.state === 'open' && offer.hasWaitingList && offer.free < offer.perPerson && (
        <label className={choiceClass}>
          <input type="checkbox" name="waits" className={tickClass} />
          <span>{text('tickets.waits')}</span>
        </label>
      )}
      {waits && (
        <p className={styles.note}>
          <Icon name="clock" />
          <span>{text('tickets.waitingText')}</span>
        </p>
      )}
      <div className={forms.buttons}>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
          {isSending && <Spinner label={text('tickets.sending')} />}
          {label}
        </button>
      </div>
    </form>
  )
}
