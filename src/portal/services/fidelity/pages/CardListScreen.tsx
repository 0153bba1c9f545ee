import { useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { Block, FidelityCard, FidelityCardType } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { CardList } from '../CardList'
import { typesModal } from '../cardModals'
import { cardOutcomes } from '../cardOutcomes'
import { findCards } from '../findCards'
import { type ShownCards, useCards } from '../useCards'
import styles from './fidelity.module.css'
import { Unread } from './Unread'

const path = '/carte-de-fidelite'

export type CardListData = {
  /** Undefined where they could not be read. */
  cards: readonly FidelityCard[] | undefined
  types: readonly FidelityCardType[]
  /** The search field, where there are many cards. */
  filters: readonly Block[]
}

/** The visitor's cards, which a press opens, and the way to add one. */
export function CardListScreen({ data: { cards, types, filters } }: { data: CardListData }) {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  const { hasPage } = useRouteLinks()
  const shown = useCards(cards)
  const device = account
    ? []
    : [text('fidelity.device'), ...(hasPage(pagePaths.account) ? [text('fidelity.joinAccount')] : [])]
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('fidelity.title')}</h1>
        <p className={view.lead}>{[text('fidelity.lead'), ...device].join(' ')}</p>
      </header>
      <FormOutcome texts={cardOutcomes} form="fidelity-cards" />
      <Changes count={cards?.length} />
      {shown && !shown.isStored && <AddLink types={types} />}
      {!shown || (shown.isStored && shown.cards.length === 0) ? (
        <Unread />
      ) : (
        <>
          {shown.isStored && <p className={styles.note}>{text('fidelity.offline')}</p>}
          {shown.cards.length === 0 ? (
            <EmptyMessage title={text('fidelity.emptyTitle')} text={text('fidelity.emptyText')} />
          ) : (
            <MatchingCards cards={shown.cards} isStored={shown.isStored} filters={filters} />
          )}
        </>
      )}
    </>
  )
}

/** Tells screen readers when a card was added. */
function Changes({ count }: { count: number | undefined }) {
  const { shellText: text } = useSession()
  const [first] = useState(count)
  const isMore = first !== undefined && count !== undefined && count > first
  return <VisuallyHidden live>{isMore && text('fidelity.done.added')}</VisuallyHidden>
}

/** Leads to the page that adds a card; with a script it opens the modal that does. */
function AddLink({ types }: { types: readonly FidelityCardType[] }) {
  const { portal, scope, shellText: text } = useSession()
  const host = useHost()
  const [hasFailed, setFailed] = useState(false)
  return (
    <p className={styles.add}>
      <a
        className={buttonClass('primary')}
        href={portalPath(portal.cardName, `${path}/scanner`)}
        onClick={(event) => {
          if (types.length === 0) return
          event.preventDefault()
          const modal = typesModal(types, scope.portalName, text)
          const action = { handler: 'modal', data: { modal } } as const
          void host.run(action, { key: 'add-card' }).then(({ status }) => setFailed(status === 'failed'))
        }}
      >
        <Icon name="plus" />
        {text('fidelity.add')}
      </a>
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, `${path}/scanner`)}>
        {text('fidelity.scan.link')}
      </a>
      {hasFailed && <ErrorText>{text('fidelity.failed')}</ErrorText>}
    </p>
  )
}

/** The cards that the search finds. A press of a stored card opens the page that needs no network. */
function MatchingCards({ cards, isStored, filters }: ShownCards & Pick<CardListData, 'filters'>) {
  const { portal, shellText: text } = useSession()
  const query = usePageQuery().params.get('query') ?? ''
  const matches = findCards(cards, query)
  const hrefOf = ({ uid }: FidelityCard) =>
    isStored
      ? `${portalPath(portal.cardName, `${path}/hors-ligne`)}#${uid}`
      : portalPath(portal.cardName, `${path}/${encodeURIComponent(uid)}`)
  return (
    <>
      {filters.length > 0 && (
        <div className={styles.search}>
          <PageBlocks components={filters} />
        </div>
      )}
      {matches.length === 0 ? (
        <EmptyMessage title={text('fidelity.noMatch')} />
      ) : (
        <CardList cards={matches} label={text('fidelity.title')} hrefOf={hrefOf} />
      )}
    </>
  )
}
