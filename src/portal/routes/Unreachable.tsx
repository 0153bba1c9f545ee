import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { PageHead } from '../head/PageHead'
import { useSession } from '../session/SessionContext'
import { Notice } from '../shell/Notice'

/** The home cannot be had: the town can still be reached by telephone and e-mail. */
export function Unreachable() {
  const { portal, shellText } = useSession()
  const { phone, email } = portal
  const title = shellText('down.title')
  const contact = phone || email ? ` ${shellText('down.contact')}` : ''
  return (
    <>
      <PageHead status={503} title={title} kind="website" />
      <Notice illustration="down" title={title} text={shellText('down.text') + contact}>
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
          <a
            className={buttonClass('secondary')}
            href={`mailto:${email}`}
            aria-label={`${shellText('email')} ${email}`}
          >
            <Icon name="mail" />
            {email}
          </a>
        )}
      </Notice>
    </>
  )
}
