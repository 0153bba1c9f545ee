import type { FidelityCard } from '../../../../schemas/engine'
import type { ListProblem } from '../../../../schemas/inputs/listProblem'
import { callProblem } from '../../api/callProblem'
import { mutate } from '../../api/mutate'
import { showConfirm } from '../../dialogs/showDialogs'
import type { Session } from '../../session/Session'
import { cardsQuery, fidelityPath } from './cardQueries'

/** Asks whether to remove a card, and does so. One that is gone, as after an answer that was lost, is removed. */
export async function removeCard(
  session: Session,
  { uid, title }: FidelityCard,
): Promise<'removed' | 'kept' | ListProblem | 'failed'> {
  const { client, dialogs, queries, runs, shellText: text } = session
  const question = {
    effect: 'confirm',
    title: text('fidelity.removeTitle'),
    text: text('fidelity.removeText', { title }),
    ok: text('fidelity.remove'),
    danger: true,
  } as const
  try {
    if (!(await runs.start((signal) => showConfirm(dialogs, question, signal)))) return 'kept'
    await mutate(queries, {
      async write() {
        try {
          await client(fidelityPath('deleteFidelityCard', session, uid), { method: 'DELETE' })
        } catch (error) {
          if (callProblem(error) !== 'gone') throw error
        }
      },
    })
    // The list that follows is without the card.
    await queries.load(cardsQuery(session))
    return 'removed'
  } catch (error) {
    return callProblem(error) ?? 'failed'
  }
}
