import { useCallback, useEffect, useRef, useState } from 'react'
import { findBlockTypes } from '../../api/findBlockTypes'
import { type FavouriteData, favouriteCalls } from '../../favourites/favouriteCalls'
import { useSession, useVisitor } from '../../session/Session'

type State = { status: 'loading' | 'failed' } | { status: 'ready'; data: FavouriteData }

type Read = (calls: ReturnType<typeof favouriteCalls>) => Promise<FavouriteData>

/**
 * Reads favourites in the browser, again when the visitor signs in or out and when `key` changes. The server's page shows
 * nobody's, so that all visitors share it.
 */
export function useFavourites(key: string, read: Read) {
  const session = useSession()
  const account = useVisitor('account')?.uid
  const [state, setState] = useState<State>({ status: 'loading' })
  const latest = useRef(0)
  const reader = useRef(read)
  reader.current = read

  const reload = useCallback(async () => {
    const turn = ++latest.current
    const { engine, locale } = session
    try {
      const data = await reader.current(favouriteCalls(session))
      await engine.preload(findBlockTypes([...data.blocks], engine.isBlockType), locale)
      if (turn === latest.current) setState({ status: 'ready', data })
    } catch {
      if (turn === latest.current) setState({ status: 'failed' })
    }
  }, [session])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the favourites change with the account and with what is asked
  useEffect(() => {
    void reload()
    return () => {
      latest.current++
    }
  }, [reload, account, key])

  return { state, reload, setData: (data: FavouriteData) => setState({ status: 'ready', data }) }
}
