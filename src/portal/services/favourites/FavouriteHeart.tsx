import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHost } from '../../../../renderer/engine/HostContext'
import { toolClass } from '../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { type Action, isLocale, type Modal } from '../../../../schemas/engine'
import { callProblem } from '../../api/callProblem'
import { showModal } from '../../dialogs/showDialogs'
import { useSession, useVisitor } from '../../session/Session'
import { useAnswer } from '../../session/useAnswers'
import { addTexts } from '../../texts/loadTexts'
import { askToRemove } from './askToRemove'
import styles from './FavouriteHeart.module.css'
import { type FavouriteName, stateQuery } from './favouriteQueries'
import { favouriteTexts } from './favouriteTexts'
import { refetchStates, useOtherTabs } from './otherTabs'
import { keepFavourite } from './writeFavourites'

/** Loads the heart with its texts. */
export async function loadHeart(locale: string): Promise<typeof FavouriteHeart> {
  if (isLocale(locale)) await addTexts(favouriteTexts, locale)
  return FavouriteHeart
}

/** Adds the page to the favourites or removes it: a button in the header on phones, above the page on wider screens. */
export function FavouriteHeart({ favourite }: { favourite: FavouriteName }) {
  const { shellText: text } = useSession()
  const isKept = useIsKept(favourite)
  const { isWaiting, press } = useHeartPress(favourite, isKept)
  const button = (withLabel: boolean) => {
    const label = text(isKept ? 'favourites.remove' : 'favourites.add')
    return (
      <button
        type="button"
        className={`${toolClass} ${styles.heart}`}
        data-kept={isKept || undefined}
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

/** Whether the page is a favourite. Without an answer it is not; pressing the heart adds it, without a duplicate. */
function useIsKept(favourite: FavouriteName): boolean {
  const session = useSession()
  const { queries } = session
  const account = useVisitor('account')?.uid
  const query = stateQuery(session, favourite)
  const answer = useAnswer(query)
  useOtherTabs()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each account asks again
  useEffect(() => {
    if (queries.read(query)) void refetchStates(session)
  }, [session, query.address, account])
  return answer !== undefined && 'data' in answer && answer.data.isFavorite
}

/** Adds the favourite, or asks whether to remove it, one press at a time, and tells the visitor what came of it. */
function useHeartPress(favourite: FavouriteName, isKept: boolean) {
  const session = useSession()
  const host = useHost()
  const { shellText: text } = session
  const [isWaiting, setIsWaiting] = useState(false)

  const showText = (title: string, sentence: string, more: NonNullable<Modal['buttons']> = []) =>
    showModal(session, {
      title,
      components: [{ type: 'description', data: { text: sentence } }],
      buttons: [...more, { label: text('favourites.ok'), kind: 'primary' }],
    })
  const press = async () => {
    if (isWaiting) return
    setIsWaiting(true)
    try {
      if (isKept) await askToRemove(session, favourite)
      else {
        await keepFavourite(session, favourite)
        const action: Action = { handler: 'navigation', data: { path: '/favoris' } }
        const see = { label: text('favourites.see'), kind: 'secondary' as const, action }
        await showText(text('favourites.added'), text('favourites.addedText'), [see])
      }
    } catch (error) {
      const problem = callProblem(error)
      if (problem === undefined) await host.showFailure?.({ status: 'failed', error })
      else await showText(text('favourites.title'), text(`favourites.problem.${problem}`))
    } finally {
      setIsWaiting(false)
    }
  }
  return { isWaiting, press }
}
