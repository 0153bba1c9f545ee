import { type ReactNode, useState } from 'react'
import { useHostEvent } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import page from '../../../shell/PageView.module.css'
import { favouriteOutcomes } from '../favouriteOutcomes'
import type { FavouriteState } from '../useFavourites'

type Props<D> = {
  title: string
  lead: string
  favourites: FavouriteState<D>
  /** Whether the visitor keeps nothing at all. */
  isEmpty(data: D): boolean
  children: (data: D) => ReactNode
}

/** The heading of a page of favourites, and below it the favourites, or why there are none. */
export function FavouriteFrame<D>({ title, lead, favourites, isEmpty, children }: Props<D>) {
  const { shellText: text, portal } = useSession()
  const account = useVisitor('account')
  const { hasPage } = useRouteLinks()
  const device = account
    ? []
    : [text('favourites.device'), ...(hasPage(pagePaths.account) ? [text('favourites.joinAccount')] : [])]
  const [hasRemoved, setRemoved] = useState(false)
  useHostEvent('content-fav', () => setRemoved(true))
  return (
    <>
      <header className={page.header}>
        <h1 className={page.title}>{title}</h1>
        <p className={page.lead}>{[lead, ...device].join(' ')}</p>
      </header>
      <VisuallyHidden live>{hasRemoved && text('favourites.removed')}</VisuallyHidden>
      <FormOutcome texts={favouriteOutcomes} form="favourites" />
      <div hidden={favourites.status !== 'loading'}>
        <Spinner label={text('favourites.loading')} />
      </div>
      {favourites.status === 'failed' && (
        <>
          <ErrorText>{text('favourites.failed')}</ErrorText>
          <button type="button" className={buttonClass('secondary')} onClick={favourites.retry}>
            {text('favourites.retry')}
          </button>
        </>
      )}
      {favourites.status === 'ready' &&
        (isEmpty(favourites.data) ? (
          <EmptyMessage title={text('favourites.empty')} text={text('favourites.emptyText')}>
            {hasPage(pagePaths.search) && (
              <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.search)}>
                {text('favourites.find')}
              </a>
            )}
          </EmptyMessage>
        ) : (
          children(favourites.data)
        ))}
    </>
  )
}
