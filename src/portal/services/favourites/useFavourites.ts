import { useEffect, useState } from 'react'
import type { OperationId } from '../../../../schemas/engine'
import type { Data } from '../../api/endpoints'
import { findBlockTypes } from '../../api/findBlockTypes'
import type { Query } from '../../api/Query'
import { useSession } from '../../session/Session'
import { useAnswer } from '../../session/useAnswers'
import { useOtherTabs } from './otherTabs'

export type FavouriteState<D> =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; data: D }

/**
 * Reads favourites, and again when they change. `first` is what the page was made with, whose blocks are loaded. What was shown last
 * stays until the code of the blocks of what follows is loaded.
 */
export function useFavourites<O extends OperationId>(
  query: Query<O>,
  blocksOf: (data: Data<O>) => readonly unknown[],
  first?: Data<O>,
): FavouriteState<Data<O>> {
  const { engine, locale, queries } = useSession()
  const answer = useAnswer(query)
  const data = answer && 'data' in answer ? answer.data : undefined
  const [shown, setShown] = useState<Data<O> | undefined>(first)
  useOtherTabs()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks follow from the data
  useEffect(() => {
    if (data === undefined) return
    let isGone = false
    const show = () => !isGone && setShown(data)
    // A block whose code cannot be loaded is missing among the others.
    engine.preload(findBlockTypes([...blocksOf(data)], engine.isBlockType), locale).then(show, show)
    return () => {
      isGone = true
    }
  }, [engine, locale, data])

  if (answer && 'failure' in answer) return { status: 'failed', retry: () => void queries.load(query) }
  return shown === undefined ? { status: 'loading' } : { status: 'ready', data: shown }
}
