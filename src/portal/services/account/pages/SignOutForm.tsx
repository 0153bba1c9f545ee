import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { signOutPath } from '../../../../../schemas/routes/accountPaths'
import { portalPath } from '../../../location/urls'
import { removeDrafts } from '../../../session/removeDrafts'
import { useSession } from '../../../session/Session'
import styles from './account.module.css'

/** Signs out. Reloads the whole page, so that no personal data stays in it. */
export function SignOutForm() {
  const { portal, shellText } = useSession()
  return (
    <form
      className={styles.buttons}
      method="post"
      action={portalPath(portal.cardName, signOutPath)}
      onSubmit={removeDrafts}
    >
      <button type="submit" className={buttonClass('secondary')}>
        {shellText('signOut')}
      </button>
    </form>
  )
}
