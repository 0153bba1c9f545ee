import { ignoreErrors } from '../../renderer/actions/ignoreErrors'
import type { StoredItem } from '../../schemas/cookies/scriptItems'
import { signOutPath } from '../../schemas/routes/accountPaths'
import { routeCode } from './routes/matchRoute'
import { removeDrafts } from './session/removeDrafts'
import type { Session } from './session/Session'

/**
 * Signing out deletes all that the device keeps. Where that is something which the visitor has not sent yet, every form that signs out
 * asks first.
 */
export function askBeforeSignOut(session: Session): void {
  const ask = async (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !new URL(form.action).pathname.endsWith(signOutPath)) return
    const services = routeCode.ready?.services ?? []
    const kept = services.flatMap(({ unfinishedWork: work }) => (work && isKept(work.item) ? [work] : []))
    if (kept.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    for (const { askToForget } of kept) {
      // Nobody stays signed in on a shared device because code did not load.
      const askFor = await askToForget.retry().catch(() => undefined)
      if (askFor && !(await askFor(session).catch(() => true))) return
    }
    removeDrafts()
    form.submit()
  }
  document.addEventListener('submit', (event) => void ask(event), { capture: true })
}

/** Whether the device keeps something, of any town. */
function isKept({ name }: StoredItem): boolean {
  const names: string[] = []
  ignoreErrors(() => names.push(...Object.keys(localStorage)))
  return names.some((key) => key === name || key.startsWith(`${name}_`))
}
