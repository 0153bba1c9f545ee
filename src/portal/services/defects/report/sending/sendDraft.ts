import type { UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import type { ResponsiblePortal } from '../../../../../../schemas/engine'
import { CallError } from '../../../../api/Client'
import { mutate } from '../../../../api/mutate'
import type { Session } from '../../../../session/Session'
import type { Sending } from '../drafts/DraftReport'
import { type Receipt, readReceipt, sendCall } from '../reportCalls'
import { problemOf, type ReportProblem, responsibleIn } from '../reportProblem'

/** How sending a report ended. After `later` it is sent again under the same key, so that it happens once. */
export type Sent =
  | Receipt
  | { code: 'LATER' }
  | { code: 'REFUSED'; problem: ReportProblem; error: CallError; responsible: ResponsiblePortal | undefined }

type Report = { key: string; sending: Sending; photos: readonly UploadedFile[] }

/** Sends a report, unless another tab of the visitor is sending it. Never rejects. */
export async function sendDraft(session: Session, report: Report): Promise<Sent> {
  const locks: LockManager | undefined = navigator.locks ?? undefined
  if (!locks) return await send(session, report)
  return await locks.request(
    `beffroi report ${report.key}`,
    { ifAvailable: true },
    async (lock): Promise<Sent> => (lock ? await send(session, report) : { code: 'LATER' }),
  )
}

async function send({ client, queries, scope }: Session, { key, sending, photos }: Report): Promise<Sent> {
  const files = photos.map(({ filename, contentType, file }) => ({ filename, contentType, file }))
  const { method, endpoint, body, succeedsWith } = sendCall(scope.portalName, { ...sending, files })
  try {
    const answer = await mutate(queries, { write: () => client(endpoint, { method, body, succeedsWith, key }) })
    // Anything else, such as a page of a proxy, says nothing about the report.
    return readReceipt(answer) ?? { code: 'LATER' }
  } catch (error) {
    if (!(error instanceof CallError)) return { code: 'LATER' }
    const problem = problemOf(error.status, error.body)
    if (problem === 'later' || problem === 'tooMany') return { code: 'LATER' }
    return { code: 'REFUSED', problem, error, responsible: responsibleIn(error.body) }
  }
}
