import { useRouteMatch } from '../../../location/Route'
import { useSession } from '../../../session/Session'
import { AccountForm } from './AccountForm'
import { AccountFrame } from './AccountFrame'
import { CodeField } from './CodeField'
import { TextField } from './TextField'

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
