import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useRouteMatch } from '../../../location/Route'
import { useSession } from '../../../session/Session'
import styles from './fidelity.module.css'

/** Says that the cards could not be read. A plain link tries again, so that it works without a script. */
export function Unread() {
  const { shellText: text } = useSession()
  const { pathname } = useRouteMatch()
  return (
    <>
      <ErrorText>{text('fidelity.failed')}</ErrorText>
      <p className={styles.links}>
        <a className={buttonClass('secondary')} href={pathname} target="_self">
          {text('fidelity.retry')}
        </a>
      </p>
    </>
  )
}
