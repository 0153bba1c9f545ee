import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/Session'
import type { OfflineWalk } from '../store/OfflineWalk'
import { readStoredWalk } from '../store/walkStore'
import { DownloadError, type DownloadProblem } from './DownloadError'
import { type DownloadPlan, type DownloadProgress, downloadWalk, planDownload } from './downloadWalk'
import { removeOfflineWalk } from './walkShell'

export type DownloadState =
  | { readonly phase: 'idle'; readonly problem?: DownloadProblem | undefined }
  | { readonly phase: 'measuring' }
  | { readonly phase: 'offered'; readonly plan: DownloadPlan }
  | { readonly phase: 'saving'; readonly progress: DownloadProgress }
  | { readonly phase: 'ready'; readonly walk: OfflineWalk; readonly opensOffline: boolean }

/** The end of the last work. What was cancelled removes its files late, and would remove those of the next download. */
let lastEnd: Promise<unknown> = Promise.resolve()

/** The state of downloading a walk: measure, offer with the size, save and verify. Each button starts one of these. */
export function useWalkDownload(uid: string) {
  const session = useSession()
  const card = session.portal.cardName
  const [state, setState] = useState<DownloadState>({ phase: 'idle' })
  const { running, run } = useExclusiveRun((problem) => setState({ phase: 'idle', problem }))

  useEffect(() => {
    setState({ phase: 'idle' })
    let isHere = true
    readStoredWalk(card, uid).then(
      (walk) => isHere && typeof walk === 'object' && setState({ phase: 'ready', walk, opensOffline: true }),
      // Without a store, pressing the button shows why nothing can be stored.
      () => {},
    )
    return () => {
      isHere = false
      running.current?.abort()
    }
  }, [card, uid, running])

  return {
    state,
    measure() {
      setState({ phase: 'measuring' })
      run(async (signal) => {
        const plan = await planDownload(session, uid, signal)
        if (!signal.aborted) setState({ phase: 'offered', plan })
      })
    },
    save: (plan: DownloadPlan) =>
      run(async (signal) => {
        const show = (progress: DownloadProgress) => {
          if (!signal.aborted) setState({ phase: 'saving', progress })
        }
        const { walk, opensOffline } = await downloadWalk(plan, show, signal)
        if (!signal.aborted) setState({ phase: 'ready', walk, opensOffline })
      }),
    cancel() {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
    remove: () =>
      run(async () => {
        await removeOfflineWalk(`${card}/${uid}`)
        setState({ phase: 'idle' })
      }),
  }
}

/** Runs one work at a time: starting another one aborts it. `onFailure` receives why the work failed. */
function useExclusiveRun(onFailure: (problem: DownloadProblem) => void) {
  const running = useRef<AbortController>(undefined)
  function run(work: (signal: AbortSignal) => Promise<void>): void {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    lastEnd = lastEnd.then(async () => {
      if (signal.aborted) return
      try {
        await work(signal)
      } catch (error) {
        if (!signal.aborted) onFailure(error instanceof DownloadError ? error.problem : 'store')
      }
    })
  }
  return { running, run }
}
