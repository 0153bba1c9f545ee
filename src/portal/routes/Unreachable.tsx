import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'

/**
 * Says that the portal is not available, and shows the town's telephone and e-mail. Retrying is a plain link to the
 * home page, which works without JavaScript and reloads the whole page. `contact` announces telephone and e-mail, where there are any.
 */
export function Unreachable({ title, text, contact }: { title: string; text: string; contact: string }) {
  const { portal, shellText } = useSession()
  const { phone, email } = portal
  return (
    <Notice illustration="down" title={title} text={phone || email ? `${text} ${contact}` : text}>
      {phone && (
        <a
          className={buttonClass('primary')}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={`${shellText('phone')} ${phone}`}
        >
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a className={buttonClass('secondary')} href={`mailto:${email}`} aria-label={`${shellText('email')} ${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/')} target="_self">
        {shellText('failure.retry')}
      </a>
    </Notice>
  )
}
