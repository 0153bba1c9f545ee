import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../session/Session'
import type { TakenWalk } from '../store/TakenWalk'
import { readStoredWalk } from '../store/walkStore'
import { removeTakenWalk } from './installShell'
import { TakeAlongError, type TakeAlongProblem } from './TakeAlongError'
import { planTakeAlong, type TakeAlongPlan, type TakeAlongProgress, takeAlong } from './takeAlong'

export type TakeAlongState =
  | { readonly phase: 'idle'; readonly problem?: TakeAlongProblem | undefined }
  | { readonly phase: 'measuring' }
  | { readonly phase: 'offered'; readonly plan: TakeAlongPlan }
  | { readonly phase: 'saving'; readonly progress: TakeAlongProgress }
  | { readonly phase: 'ready'; readonly walk: TakenWalk; readonly opensOffline: boolean }

/** The steps of taking a walk along: measure, offer with the size, save and check. Every press starts one of them. */
export function useTakeAlong(uid: string) {
  const session = useSession()
  const card = session.portal.cardName
  const [state, setState] = useState<TakeAlongState>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    setState({ phase: 'idle' })
    let isHere = true
    readStoredWalk(card, uid).then(
      (walk) => isHere && typeof walk === 'object' && setState({ phase: 'ready', walk, opensOffline: true }),
      // Without a store, pressing the button says why nothing can be stored.
      () => {},
    )
    return () => {
      isHere = false
      running.current?.abort()
    }
  }, [card, uid])

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    try {
      await work(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ phase: 'idle', problem: error instanceof TakeAlongError ? error.problem : 'store' })
    }
  }

  return {
    state,
    measure: () =>
      run(async (signal) => {
        setState({ phase: 'measuring' })
        const plan = await planTakeAlong(session, uid, signal)
        if (!signal.aborted) setState({ phase: 'offered', plan })
      }),
    save: (plan: TakeAlongPlan) =>
      run(async (signal) => {
        const show = (progress: TakeAlongProgress) => {
          if (!signal.aborted) setState({ phase: 'saving', progress })
        }
        const { walk, opensOffline } = await takeAlong(plan, show, signal)
        if (!signal.aborted) setState({ phase: 'ready', walk, opensOffline })
      }),
    cancel() {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
    remove: () =>
      run(async () => {
        await removeTakenWalk(`${card}/${uid}`)
        setState({ phase: 'idle' })
      }),
  }
}
