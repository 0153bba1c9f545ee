import { useRef } from 'react'
import { useHostEvent } from '../../../../../renderer/engine/HostContext'
import { tickClass } from '../../../../../renderer/parts/Choice'
import { useSession } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm, useFormField } from '../form/AccountForm'
import { PasswordField } from '../form/PasswordField'
import { UsernameField } from '../form/UsernameField'

/**
 * Deletes the account after the password and a ticked confirmation. The action `delete-account` submits the same
 * form.
 */
export function DeletionPage() {
  const { shellText: text } = useSession()
  const formContainer = useRef<HTMLDivElement>(null)
  useHostEvent('delete_account', () => formContainer.current?.querySelector('form')?.requestSubmit())
  return (
    <AccountFrame title={text('deletion.title')} lead={text('deletion.lead')}>
      <p>{text('deletion.votes')}</p>
      <p>{text('deletion.kept')}</p>
      <div ref={formContainer}>
        <AccountForm name="deleteAccount" submitLabel={text('deletion.submit')} kind="danger">
          <UsernameField />
          <PasswordField name="currentPassword" label={text('field.currentPassword')} />
          <UnderstoodField />
        </AccountForm>
      </div>
    </AccountFrame>
  )
}

function UnderstoodField() {
  const { shellText: text } = useSession()
  const { id, problem } = useFormField('understood')
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={tickClass}
          name="understood"
          value="1"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        {text('deletion.understood')}
      </label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
