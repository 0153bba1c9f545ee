import { formatDate } from '../../../renderer/format/formatDate'
import { timeZoneOf } from '../session/locales'
import { useSession } from '../session/Session'

/** The day of the last change of a page or a place, from an RFC 3339 instant; nothing without one. */
export function UpdatedOn({ at, className }: { at: string | undefined; className: string | undefined }) {
  const { locale, portal, shellText } = useSession()
  if (!at) return null
  return (
    <p className={className}>
      <time dateTime={at}>{shellText('page.updated', { date: formatDate(at, locale, timeZoneOf(portal)) })}</time>
    </p>
  )
}
