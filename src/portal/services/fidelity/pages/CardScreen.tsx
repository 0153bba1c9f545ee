import { useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { FidelityCard, FidelityCardType } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { editModal } from '../cardModals'
import { cardOutcomes } from '../cardOutcomes'
import { removeCard } from '../removeCard'
import { ShownCard } from '../ShownCard'
import { useCards } from '../useCards'
import styles from './fidelity.module.css'
import { Unread } from './Unread'

export type CardData = {
  uid: string
  /** All cards of the visitor; undefined where they could not be read. */
  cards: readonly FidelityCard[] | undefined
  /** The card; undefined where the visitor has no such card. */
  card: FidelityCard | undefined
  types: readonly FidelityCardType[]
}

/** A card as it is shown at a till, and what changes it. */
export function CardScreen({ data: { uid, cards, types } }: { data: CardData }) {
  const { portal, shellText: text } = useSession()
  const shown = useCards(cards)
  const card = shown?.cards.find((each) => each.uid === uid)
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{card?.title ?? text('fidelity.title')}</h1>
      </header>
      <FormOutcome texts={cardOutcomes} form="fidelity-cards" />
      {shown?.isStored && card && <p className={styles.note}>{text('fidelity.offline')}</p>}
      {card && <ShownCard card={card} />}
      {card && !shown?.isStored && <CardControls card={card} type={types.find(({ type }) => type === card.type)} />}
      {!card && (cards === undefined ? <Unread /> : <EmptyMessage title={text('fidelity.missing')} />)}
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/carte-de-fidelite')}>{text('fidelity.all')}</a>
      </p>
    </div>
  )
}

/** The links that change and remove a card. With a script they open the dialogs that do. */
function CardControls({ card, type }: { card: FidelityCard; type: FidelityCardType | undefined }) {
  const session = useSession()
  const { portal, shellText: text } = session
  const host = useHost()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShellTextKey>()
  const start = async (work: () => Promise<ShellTextKey | undefined>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    setProblem(await work())
    setBusy(false)
  }
  const edit = async (of: FidelityCardType) => {
    const modal = editModal(card, of, text)
    const { status } = await host.run({ handler: 'modal', data: { modal } }, { key: 'edit-card' })
    return status === 'failed' ? 'fidelity.failed' : undefined
  }
  const remove = async (): Promise<ShellTextKey | undefined> => {
    const outcome = await removeCard(session, card)
    if (outcome === 'kept') return undefined
    if (outcome !== 'removed') return outcome === 'failed' ? 'fidelity.failed' : problemKeys[outcome]
    const data = { path: '/carte-de-fidelite', query: { done: 'removed' }, replace: true }
    await host.run({ handler: 'navigation', data }, { key: 'remove-card' })
    return undefined
  }
  const to = (page: string) => portalPath(portal.cardName, `/carte-de-fidelite/${page}`, { uid: card.uid })
  return (
    <>
      {problem && <ErrorText>{text(problem)}</ErrorText>}
      <p className={styles.controls}>
        <a
          className={buttonClass('secondary')}
          href={to('modifier')}
          rel="nofollow"
          onClick={(event) => {
            if (!type) return
            event.preventDefault()
            void start(() => edit(type))
          }}
        >
          <Icon name="settings" />
          {text('fidelity.edit')}
        </a>
        <a
          className={buttonClass('secondary')}
          href={to('retirer')}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            void start(remove)
          }}
        >
          <Icon name="trash" />
          {text('fidelity.remove')}
        </a>
      </p>
    </>
  )
}

const problemKeys = {
  gone: 'fidelity.problem.gone',
  full: 'fidelity.problem.full',
  order: 'fidelity.problem.refused',
  tooMany: 'fidelity.problem.tooMany',
  signedOut: 'fidelity.problem.signedOut',
  unavailable: 'fidelity.problem.unavailable',
  refused: 'fidelity.problem.refused',
} as const
