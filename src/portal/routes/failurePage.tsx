import { buttonClass } from '../../../renderer/parts/buttonClass'
import { isLocale } from '../../../schemas/engine'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { servesPath } from '../../../schemas/routes/services'
import { type Failure, isMissing } from '../api/Query'
import type { Head, PageContext, PageSubject, ResolvedPage } from '../location/Route'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'
import { failureTexts } from '../texts/failure/failureTexts'
import { addTexts, type ShellTextKey } from '../texts/loadTexts'
import { Unreachable } from './Unreachable'

/** Loads the pages of failures with their texts. */
export async function loadFailurePage(locale: string): Promise<typeof failurePage> {
  if (isLocale(locale)) await addTexts(failureTexts, locale)
  return failurePage
}

/** The page shown instead of one whose data failed to load or does not exist. */
function failurePage(subject: PageSubject, failure: Failure, { shellText }: PageContext): ResolvedPage {
  const page = (status: number, title: ShellTextKey, element: ResolvedPage['element']): ResolvedPage => {
    const head: Head = { status, title: shellText(title), kind: 'website' }
    return { head, blocks: undefined, data: undefined, element }
  }
  if (subject === 'home')
    return page(
      503,
      'down.title',
      <Unreachable
        title={shellText('down.title')}
        text={isAway(failure) ? `${shellText('down.text')} ${shellText('failure.notYours')}` : shellText('down.text')}
        contact={shellText('down.contact')}
      />,
    )
  if (subject !== 'list' && isMissing(failure))
    return page(404, alternatives[subject].title, <Missing {...alternatives[subject]} />)
  const status = failure.status >= 400 && failure.status < 500 ? failure.status : 503
  return page(status, 'failure.title', <Failed reason={reasonOf(failure)} />)
}

/** Whether the town's service does not answer, or not in time. */
const isAway = ({ status, code }: Failure): boolean =>
  code === 'unavailable' || status === 502 || status === 504 || isRedirect(status)

const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** The text that says whose failure it is: the visitor's network, the town's service, or something else. */
const reasonOf = (failure: Failure): ShellTextKey => {
  if (failure.status === 0) return 'failure.offline'
  return isAway(failure) ? 'failure.service' : 'failure.text'
}

type Alternative = { title: ShellTextKey; path: string; label: ShellTextKey }

/** The title and a link to other pages of the same type, by subject. */
const alternatives: { readonly [S in Exclude<PageSubject, 'home' | 'list'>]: Alternative } = {
  content: { title: 'missing.content.title', path: pagePaths.menu, label: 'missing.other' },
  publication: { title: 'missing.publication.title', path: pagePaths.news, label: 'publications.all' },
  event: { title: 'missing.event.title', path: pagePaths.events, label: 'events.all' },
}

/** The page for data that failed to load. A plain link retries, so that it works without JavaScript. */
function Failed({ reason }: { reason: ShellTextKey }) {
  const { portal, shellText } = useSession()
  const { pathname, search } = useRouteMatch()
  return (
    <Notice
      illustration="failure"
      title={shellText('failure.title')}
      text={reason === 'failure.service' ? `${shellText(reason)} ${shellText('failure.notYours')}` : shellText(reason)}
    >
      <a className={buttonClass('primary')} href={search ? `${pathname}?${search}` : pathname} target="_self">
        {shellText('failure.retry')}
      </a>
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/')}>
        {shellText('notFound.home')}
      </a>
    </Notice>
  )
}

/** The page for a route whose content does not exist. It leads home where the portal lacks the other pages. */
function Missing({ title, path, label }: Alternative) {
  const { portal, shellText } = useSession()
  const isServed = servesPath(portal, path)
  return (
    <Notice illustration="missing" title={shellText(title)} text={shellText('missing.text')}>
      <a className={buttonClass('primary')} href={portalPath(portal.cardName, isServed ? path : '/')}>
        {shellText(isServed ? label : 'notFound.home')}
      </a>
    </Notice>
  )
}
