import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useRouteMatch } from '../../../location/Route'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'

/** Says that the tickets could not be read. A plain link tries again, so that it works without a script. */
export function Unread() {
  const { shellText: text } = useSession()
  const { pathname, search } = useRouteMatch()
  return (
    <>
      <ErrorText>{text('tickets.unread')}</ErrorText>
      <p className={entries.links}>
        <a className={buttonClass('secondary')} href={search ? `${pathname}?${search}` : pathname} target="_self">
          {text('tickets.retry')}
        </a>
      </p>
    </>
  )
}
