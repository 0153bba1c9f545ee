import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { Notice } from '../../../shell/Notice'
import { signInHref } from '../ParkingAddress'

/** Why a sign-in of the parking service ended without one, as the address says. */
const failures = ['refus', 'etat', 'service'] as const
export type SignInFailure = (typeof failures)[number]

export const readFailure = (search: string): SignInFailure =>
  failures.find((each) => each === new URLSearchParams(search).get('erreur')) ?? 'etat'

/** Where the sign-in of the parking service leads back to when it failed. */
export function RedirectScreen({ data: { failure } }: { data: { failure: SignInFailure } }) {
  const { portal, shellText: text } = useSession()
  return (
    <Notice
      illustration={failure === 'service' ? 'down' : 'failure'}
      title={text(`parking.redirect.${failure}`)}
      text={text(`parking.redirect.${failure}Text`)}
    >
      <a
        className={buttonClass('primary')}
        href={signInHref(portal.cardName, pagePaths.parking)}
        target="_self"
        rel="nofollow"
      >
        {text('parking.signInAgain')}
      </a>
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.parking)}>
        {text('parking.title')}
      </a>
    </Notice>
  )
}
