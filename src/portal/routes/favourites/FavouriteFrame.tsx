import type { ReactNode } from 'react'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../renderer/parts/Spinner'
import type { FavouriteData } from '../../favourites/favouriteCalls'
import { useSession, useVisitor } from '../../session/Session'
import page from '../../shell/PageView.module.css'
import type { useFavourites } from './useFavourites'

type Props = {
  title: string
  lead: string
  favourites: ReturnType<typeof useFavourites>
  children: (data: FavouriteData) => ReactNode
}

/** The heading of a page of favourites, and below it the favourites, or why there are none. */
export function FavouriteFrame({ title, lead, favourites: { state, reload }, children }: Props) {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  return (
    <>
      <header className={page.header}>
        <h1 className={page.title}>{title}</h1>
        <p className={page.lead}>{`${lead} ${account ? '' : text('favourites.device')}`}</p>
      </header>
      <noscript>
        <p>{text('favourites.noScript')}</p>
      </noscript>
      <div hidden={state.status !== 'loading'}>
        <Spinner label={text('favourites.loading')} />
      </div>
      {state.status === 'failed' && (
        <>
          <ErrorText>{text('favourites.failed')}</ErrorText>
          <button type="button" className={buttonClass('secondary')} onClick={() => void reload()}>
            {text('favourites.retry')}
          </button>
        </>
      )}
      {state.status === 'ready' &&
        (state.data.stored === 0 && state.data.favourites.length === 0 ? (
          <EmptyMessage title={text('favourites.empty')} text={text('favourites.emptyText')} />
        ) : (
          children(state.data)
        ))}
    </>
  )
}
