import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { signOutPath } from '../../../../schemas/routes/accountPaths'
import { portalPath } from '../../location/urls'
import { forgetDrafts } from '../../session/forgetDrafts'
import { useSession } from '../../session/Session'
import styles from './account.module.css'

/** Signs out. The whole page is loaded again, so that nothing of the person stays in it. */
export function SignOutForm() {
  const { portal, shellText } = useSession()
  return (
    <form
      className={styles.buttons}
      method="post"
      action={portalPath(portal.cardName, signOutPath)}
      onSubmit={forgetDrafts}
    >
      <button type="submit" className={buttonClass('secondary')}>
        {shellText('signOut')}
      </button>
    </form>
  )
}
