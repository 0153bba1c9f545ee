import type { ListProblem } from '../../../schemas/inputs/listProblem'
import { callProblem } from '../api/callProblem'
import { showModal } from '../dialogs/showDialogs'
import type { Session } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'

/** Why something about widgets failed; `failed` where the server says nothing. */
export type WallProblem = ListProblem | 'failed'

export const wallProblem = (error: unknown): WallProblem => callProblem(error) ?? 'failed'

/** The sentence about a problem. */
export const problemKey = (problem: WallProblem): ShellTextKey =>
  problem === 'failed' ? 'wall.failed' : `wall.problem.${problem}`

/** Says that a widget is gone, in a dialog: its tile disappears. Shows what the server has. */
export async function showGone(session: Session, title: string): Promise<void> {
  const { shellText: text, queries } = session
  await showModal(session, {
    title,
    components: [{ type: 'description', data: { text: text('wall.problem.gone') } }],
    buttons: [{ label: text('wall.close'), kind: 'primary' }],
  })
  await queries.refresh().catch(() => {})
}
