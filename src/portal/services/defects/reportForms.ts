import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { isObject } from '../../../../schemas/engine'
import { pagePaths, reportPath } from '../../../../schemas/routes/pagePaths'
import { textOf } from '../../forms/ListChange'
import { positionOf, readChoice } from './report/ReportChoice'
import { followCall, readReceipt, sendCall, successPath } from './report/reportCalls'
import { problemOf } from './report/reportProblem'

/** The report nearby that the pressed button follows, in place of sending another one. */
function followed({ hidden }: PagePost): string | undefined {
  const uid = hidden.get('_uid')
  return hidden.get('_do') === 'follow' && typeof uid === 'string' ? uid : undefined
}

function reportCall(post: PagePost): FormCall | undefined {
  const choice = readChoice(post.query)
  const position = positionOf(choice)
  const provider = post.hidden.get('_provider')
  const { description: _, asset: __, files, fax, ...fields } = post.fields
  if (!position || choice.category === undefined || typeof provider !== 'string') return undefined
  const description = textOf(post, 'description')
  const asset = textOf(post, 'asset') ?? choice.asset
  return sendCall(post.portal.portalName, {
    provider,
    category: choice.category,
    ...position,
    ...(description !== undefined && { description }),
    ...(asset !== undefined && { asset }),
    fields,
    files: Array.isArray(files) ? files : [],
    fax,
  })
}

/** The form of a report, at the address of its last step. */
export const reportForms: Readonly<Record<string, PageForm>> = {
  [pagePaths.reports]: {
    name: 'report',
    kind: 'contribution',
    call(post) {
      const uid = followed(post)
      return uid === undefined ? reportCall(post) : followCall(uid)
    },
    isRefused: (post, answer) => followed(post) === undefined && readReceipt(answer)?.code !== 'SUCCESS',
    target(post, answer) {
      const uid = followed(post)
      if (uid !== undefined) return reportPath(uid)
      const receipt = readReceipt(answer)
      return receipt?.code === 'SUCCESS' ? successPath(receipt) : pagePaths.reports
    },
    problems: ({ status, answer }) => ({
      '': isObject(answer) && readReceipt(answer)?.code === 'REQUIRES_FMS_LOGIN' ? 'login' : problemOf(status, answer),
    }),
  },
}
