import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { useSession } from '../../../session/Session'
import { signInHref } from '../ParkingAddress'
import styles from './parking.module.css'

/** Leads to the sign-in of the parking service, which leads back to a page. */
export function SignIn({ resumes }: { resumes: string }) {
  const { portal, shellText: text } = useSession()
  return (
    <section className={`${cardClass()} ${styles.session}`}>
      <h2 className={styles.heading}>{text('parking.signIn.title')}</h2>
      <p>{text('parking.signIn.text')}</p>
      <p>
        <a className={buttonClass('primary')} href={signInHref(portal.cardName, resumes)} target="_self" rel="nofollow">
          {text('parking.signIn')}
        </a>
      </p>
    </section>
  )
}
