import type { ListProblem } from '../../../../schemas/inputs/listProblem'
import { callProblem } from '../../api/callProblem'
import { showModal } from '../../dialogs/showDialogs'
import type { Session } from '../../session/Session'
import type { ShellTextKey } from '../../texts/loadTexts'

/** The reason for a failed call about widgets; `failed` when the server gives none. */
export type WallProblem = ListProblem | 'failed'

export const wallProblem = (error: unknown): WallProblem => callProblem(error) ?? 'failed'

/** The sentence about a problem. */
export const problemKey = (problem: WallProblem): ShellTextKey =>
  problem === 'failed' ? 'wall.failed' : `wall.problem.${problem}`

/** Opens a dialog that says that a widget no longer exists, then refetches the wall, from which its tile disappears. */
export async function showGone(session: Session, title: string): Promise<void> {
  const { shellText: text, queries } = session
  await showModal(session, {
    title,
    components: [{ type: 'description', data: { text: text('wall.problem.gone') } }],
    buttons: [{ label: text('wall.close'), kind: 'primary' }],
  })
  await queries.refresh().catch(() => {})
}
