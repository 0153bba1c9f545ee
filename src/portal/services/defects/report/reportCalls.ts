import type { FormCall } from '../../../../../schemas/door'
import { isObject, own } from '../../../../../schemas/engine'
import { defectsOperations } from '../../../../../schemas/generated/defectsOperations'
import type { Sending } from './drafts/DraftReport'
import { reportCallPath } from './reportQueries'

type Content = Omit<Sending, 'madeAt'> & { madeAt?: string; files: readonly unknown[]; fax?: unknown }

/** Sends a report. Only the code `SUCCESS` of its answer means that it is stored. */
export const sendCall = (portal: string, { files, fax, ...content }: Content): FormCall => ({
  method: defectsOperations.sendDefectReport.method,
  endpoint: reportCallPath('sendDefectReport'),
  succeedsWith: 200,
  body: { portal, ...content, ...(files.length > 0 && { files }), ...(fax !== undefined && { fax }) },
})

export const followCall = (uid: string): FormCall => ({
  method: defectsOperations.followDefectReport.method,
  endpoint: reportCallPath('followDefectReport', uid),
  succeedsWith: 200,
})

/** What became of a report. */
export type Receipt =
  | { code: 'SUCCESS'; uid: string; reference: string }
  | { code: 'REQUIRES_FMS_LOGIN'; url: string | undefined }

/** Reads the answer to a report; undefined when it is neither of its codes. */
export function readReceipt(answer: unknown): Receipt | undefined {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  if (!isObject(data)) return undefined
  const { code, uid, reference, url } = data
  if (code === 'REQUIRES_FMS_LOGIN') return { code, url: typeof url === 'string' ? url : undefined }
  return code === 'SUCCESS' && typeof uid === 'string' && typeof reference === 'string'
    ? { code, uid, reference }
    : undefined
}

/** The page that confirms a report. */
export const successPath = ({ uid, reference }: { uid: string; reference: string }): string =>
  `/signalement/success?${new URLSearchParams({ uid, reference })}`
