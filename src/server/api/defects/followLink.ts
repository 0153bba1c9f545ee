import { isUuid } from '../../db/isUuid'
import { isLinkCode, linkCode } from '../call/linkCode'

const recordOf = (report: string, account: string): string => `${report} ${account}`

/** The secret of the link that ends following a report for an account. It names the account, which mails have no other address of. */
export const followCode = (secret: string, report: string, account: string): string =>
  `${account}.${linkCode(secret, 'follow', recordOf(report, account))}`

/** The account whose link to a report has the secret; undefined for a secret that this server did not make. */
export function followerIn(secret: string, report: string, code: string): string | undefined {
  const [account = '', sealed] = code.split('.')
  return isUuid(account) && isLinkCode(secret, 'follow', recordOf(report, account), sealed) ? account : undefined
}
