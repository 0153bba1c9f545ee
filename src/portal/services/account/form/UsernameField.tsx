import { useSession, useVisitor } from '../../../session/Session'

type Props = {
  /** Address of the account; by default, of the visitor's. */
  email?: string
}

/** Names the account of a password for password managers, which ignore fields of the type `hidden`. */
export function UsernameField({ email }: Props) {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      aria-label={text('field.email')}
      defaultValue={email ?? account?.email}
      readOnly
      hidden
    />
  )
}
