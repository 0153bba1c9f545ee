import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../session/Session'
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

/** The state of downloading a walk: measure, offer with the size, save and verify. Each button starts one of these. */
export function useWalkDownload(uid: string) {
  const session = useSession()
  const card = session.portal.cardName
  const [state, setState] = useState<DownloadState>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

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
  }, [card, uid])

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    try {
      await work(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ phase: 'idle', problem: error instanceof DownloadError ? error.problem : 'store' })
    }
  }

  return {
    state,
    measure: () =>
      run(async (signal) => {
        setState({ phase: 'measuring' })
        const plan = await planDownload(session, uid, signal)
        if (!signal.aborted) setState({ phase: 'offered', plan })
      }),
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
