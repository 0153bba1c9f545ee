import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHost } from '../../../renderer/engine/HostContext'
import { Icon } from '../../../renderer/parts/Icon'
import type { Page } from '../../../schemas/engine'
import { showConfirm, showModal } from '../dialogs/showDialogs'
import { useSession, useVisitor } from '../session/Session'
import styles from './FavouriteHeart.module.css'
import { favouriteCalls } from './favouriteCalls'

/** Keeps the page as a favourite, or removes it: a button in the header on phones, above the page on wider screens. */
export function FavouriteHeart({ favourite }: { favourite: NonNullable<Page['favourite']> }) {
  const session = useSession()
  const host = useHost()
  const { shellText: text, dialogs, events } = session
  const account = useVisitor('account')?.uid
  const [isKept, setIsKept] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    let isGone = false
    void account
    const show = (value: boolean) => !isGone && setIsKept(value)
    // Without an answer the heart stays empty; pressing it keeps the page, once.
    favouriteCalls(session)
      .check(favourite)
      .then(show, () => {})
    return () => {
      isGone = true
    }
  }, [session, favourite, account])

  const press = async () => {
    if (isWaiting) return
    if (isKept) {
      const question = {
        effect: 'confirm',
        title: text('favourites.confirmRemove'),
        text: text('favourites.confirmRemoveText'),
        ok: text('favourites.doRemove'),
        cancel: text('favourites.cancel'),
      } as const
      if (!(await showConfirm(dialogs, question, new AbortController().signal))) return
    }
    setIsWaiting(true)
    setIsKept(!isKept)
    try {
      const calls = favouriteCalls(session)
      await (isKept ? calls.remove(favourite) : calls.keep(favourite))
    } catch (error) {
      setIsKept(isKept)
      setIsWaiting(false)
      await host.showFailure?.({ status: 'failed', error })
      return
    }
    setIsWaiting(false)
    if (isKept) events.announce('content-fav', { ...favourite, isFavorite: false })
    else
      await showModal(session, {
        title: text('favourites.added'),
        components: [{ type: 'description', data: { text: text('favourites.addedText') } }],
        buttons: [{ label: text('favourites.ok'), kind: 'primary' }],
      })
  }

  const button = (withLabel: boolean) => {
    const label = text(isKept ? 'favourites.remove' : 'favourites.add')
    return (
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isKept}
        aria-busy={isWaiting}
        aria-label={withLabel ? undefined : label}
        onClick={() => void press()}
      >
        <Icon name="heart" />
        {withLabel && label}
      </button>
    )
  }
  const header = document.getElementById('header-favourite')
  return (
    <>
      {header && createPortal(button(false), header)}
      <span className={styles.wide}>{button(true)}</span>
    </>
  )
}
