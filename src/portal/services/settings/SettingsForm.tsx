import type { FormEvent, ReactNode } from 'react'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import styles from './settings.module.css'

type Props = {
  /** Path below the card name that receives the form. */
  action: '/preferences' | '/oublier' | '/consentement'
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A settings form. It also works without JavaScript: the server processes it and redirects back to the settings. */
export function SettingsForm({ action, onSubmit, children }: Props) {
  const { portal } = useSession()
  return (
    <form className={styles.choices} method="post" action={portalPath(portal.cardName, action)} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={portalPath(portal.cardName, '/parametres')} />
      {children}
    </form>
  )
}
