import { useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { choiceClass, tickClass } from '../../../../../renderer/parts/Choice'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { Block, WasteHousehold } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { FieldSet } from '../../../forms/FieldSet'
import forms from '../../../forms/forms.module.css'
import { useFormFields } from '../../../forms/useFormFields'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession, useVisitor } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { inOrder } from '../categories'
import { NoAddress } from '../parts/NoAddress'
import { PostForm } from '../parts/PostForm'
import wasteStyles from '../parts/waste.module.css'
import { labelOf } from '../wasteAddresses'
import { wasteOutcomes } from '../wasteOutcomes'

export type ReminderData = {
  /** Undefined where it could not be read. */
  household: WasteHousehold | undefined
  input: Block<'dynamic-input'>
}

/** Switches the mails of the evening before on and off, and chooses their categories. */
export function ReminderScreen({ data: { household, input } }: { data: ReminderData }) {
  const { shellText: text } = useSession()
  const address = household?.address
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('waste.reminderTitle')}</h1>
        {address && <p className={view.lead}>{text('waste.reminder.lead', { address: labelOf(address) })}</p>}
      </header>
      {!household && <ErrorText>{text('waste.unread')}</ErrorText>}
      {household && !address && <NoAddress />}
      {household && address && <ReminderForm household={household} input={input} />}
    </div>
  )
}

function ReminderForm({ household, input }: { household: WasteHousehold; input: Block<'dynamic-input'> }) {
  const session = useSession()
  const { portal, shellText: text } = session
  const account = useVisitor('account')
  const [posted] = useState(session.posted?.form === 'waste-reminder' ? session.posted : undefined)
  const { status, email, categories } = household.reminder
  const form = useFormFields(account ? [] : [input.data], { posted, values: email === undefined ? {} : { email } })
  const isTicked = (category: string) => status === 'off' || categories.some((each) => each === category)
  return (
    <>
      <FormOutcome texts={wasteOutcomes} form="waste-reminder" />
      <PostForm path={pagePaths.wasteReminder} className={`${cardClass()} ${forms.form}`}>
        {status === 'pending' && <p>{text('waste.reminder.pending', { email: email ?? '' })}</p>}
        <fieldset className={wasteStyles.choices}>
          <legend className={styles.subheading}>{text('waste.reminder.which')}</legend>
          {inOrder(household.categories).map((category) => (
            <label key={category} className={choiceClass}>
              <input type="checkbox" name={category} defaultChecked={isTicked(category)} className={tickClass} />
              <span>{text(`waste.category.${category}`)}</span>
            </label>
          ))}
        </fieldset>
        {account ? (
          <p>{text('waste.reminder.account', { email: account.email })}</p>
        ) : (
          <>
            <FieldSet {...form} legend={text('waste.reminder.email')} />
            <p className={styles.muted}>{text('waste.reminder.emailText')}</p>
          </>
        )}
        <div className={forms.buttons}>
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.waste)}>
            {text('waste.cancel')}
          </a>
          <button type="submit" name="wish" value="on" className={buttonClass('primary')}>
            {text(status === 'off' ? 'waste.reminder.start' : 'waste.reminder.save')}
          </button>
        </div>
      </PostForm>
      {status !== 'off' && (
        <PostForm path={pagePaths.wasteReminder} className={styles.links}>
          <button type="submit" name="wish" value="off" className={buttonClass('secondary')}>
            {text('waste.reminder.stop')}
          </button>
        </PostForm>
      )}
    </>
  )
}
