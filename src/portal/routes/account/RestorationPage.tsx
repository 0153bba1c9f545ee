import { useRouteMatch } from '../../location/Route'
import { useSession } from '../../session/Session'
import { AccountForm } from './AccountForm'
import { AccountFrame } from './AccountFrame'
import { CodeField } from './CodeField'
import { TextField } from './TextField'

/**
 * Takes back a change of the account's address, for who reads the mail that went to the former one, in any browser. A press
 * does it, because programs that scan mails follow links.
 */
export function RestorationPage() {
  const { shellText: text, posted } = useSession()
  const given = new URLSearchParams(useRouteMatch().search)
  const token = given.get('token') ?? posted?.values.token
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
