import { useRouteMatch } from '../../../location/Route'
import { useSession } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import { AccountForm } from '../form/AccountForm'
import { CodeField } from '../form/CodeField'
import { TextField } from '../form/TextField'

/**
 * Reverts a change of the account's e-mail address, for the reader of the e-mail to the former address, in any
 * browser. A button reverts it, because mail scanners follow links.
 */
export function RestorationPage() {
  const { shellText: text, posted } = useSession()
  const params = new URLSearchParams(useRouteMatch().search)
  const token = params.get('token') ?? posted?.values.token
  return (
    <AccountFrame title={text('restoration.title')} lead={text('restoration.lead')}>
      <p>{text('restoration.effects')}</p>
      <AccountForm
        name="restore"
        submitLabel={text('restoration.submit')}
        kind="danger"
        hidden={token ? { token } : {}}
        isBare={Boolean(token)}
      >
        {!token && (
          <>
            <TextField name="email" label={text('field.formerEmail')} type="email" autoComplete="email" />
            <CodeField />
          </>
        )}
      </AccountForm>
    </AccountFrame>
  )
}
