import { type ReactNode, useEffect, useState } from 'react'
import { useHost } from '../../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../../renderer/format/formatDate'
import { buttonClass, iconButtonClass } from '../../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { VisuallyHidden } from '../../../../../../renderer/parts/VisuallyHidden'
import { useSession, useVisitor } from '../../../../session/Session'
import type { DraftReport } from '../drafts/DraftReport'
import { listDrafts, onDrafts } from '../drafts/reportStore'
import { reportOf } from '../drafts/useReport'
import { readChoice } from '../ReportChoice'
import styles from '../report.module.css'
import { StepLink } from './StepLink'

const stateOf = ({ state, search }: DraftReport) =>
  state === 'draft' && readChoice(search).lat === undefined
    ? 'report.state.placeless'
    : (`report.state.${state}` as const)

const moment: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

type Props = {
  /** Whose reports; by default those of the account that is signed in. */
  owner?: string
  /** The address of a report where it is not the one of its step. */
  linkOf?(draft: DraftReport): string
  onOpen?(): void
}

/** The reports that the device keeps: each is continued or deleted. */
export function DraftList({ owner: reporter, linkOf, onOpen }: Props) {
  const { portal, shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const account = useVisitor('account')?.uid
  const owner = reporter ?? account
  const [drafts, setDrafts] = useState<readonly DraftReport[]>([])
  const [announcement, announce] = useState('')
  const { cardName } = portal
  useEffect(() => {
    const read = () =>
      void listDrafts(cardName).then(
        (all) => setDrafts(all.filter((draft) => draft.owner === owner)),
        () => setDrafts([]),
      )
    read()
    return onDrafts(read)
  }, [cardName, owner])
  const nameOf = ({ title, address }: DraftReport) =>
    [title || text('report.untitled'), address].filter(Boolean).join(', ')
  const remove = async (draft: DraftReport) => {
    await reportOf(draft.key, cardName, draft.owner)
      .remove()
      .catch(() => {})
    announce(text('report.deleted'))
  }
  return (
    <>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
      {drafts.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('report.drafts')}</h2>
          <p className={styles.muted}>{text('report.draftsText')}</p>
          <ul className={styles.list}>
            {drafts.map((draft) => (
              <li key={draft.key} className={`${cardClass()} ${styles.draft}`}>
                <span className={styles.texts}>
                  <span className={styles.leafTitle}>{nameOf(draft)}</span>
                  <span className={styles.muted}>
                    {text(stateOf(draft))} · {text('report.photoTotal', { count: draft.photoCount })} ·{' '}
                    {formatDate(new Date(draft.savedAt), locale, timeZone, moment)}
                  </span>
                </span>
                <span className={styles.draftTools}>
                  <DraftLink draft={draft} href={linkOf?.(draft)} onOpen={onOpen}>
                    {text(draft.state === 'waiting' ? 'report.see' : 'report.continue')}
                    <VisuallyHidden>{nameOf(draft)}</VisuallyHidden>
                  </DraftLink>
                  <button
                    type="button"
                    className={iconButtonClass}
                    aria-label={text('report.delete', { name: nameOf(draft) })}
                    onClick={() => void remove(draft)}
                  >
                    <Icon name="trash" />
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type LinkProps = {
  draft: DraftReport
  href: string | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

function DraftLink({ draft: { key, search }, href, onOpen, children }: LinkProps) {
  const className = buttonClass('secondary')
  if (href === undefined) {
    return (
      <StepLink choice={{ ...readChoice(search), draft: key }} className={className}>
        {children}
      </StepLink>
    )
  }
  return (
    <a href={href} className={className} onClick={onOpen}>
      {children}
    </a>
  )
}
