import type { DefectProvider } from '../../../../schemas'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import type { Catalogue } from '../../db/indexCatalogue'
import { unauthorized } from '../../identity/accessToken'
import { askFirst } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { reverseInTown } from '../geocoding/townGeocoder'
import { isFromProgram } from '../participation/spam'
import { invalidField } from '../submissions/FieldIssue'
import { reserveStorage } from '../submissions/reserveStorage'
import { requireLeaf } from './catalogueHandlers'
import { findSentReport, sentKeyOf } from './findSentReport'
import { insertReport } from './insertReport'
import { loginLink } from './loginLink'
import { requireInside } from './OutsideTown'
import { boundMadeAt, parseReport } from './parseReport'
import { readPhotos } from './photos'
import { requireCatalogue } from './readCatalogue'
import { emptyReceipt } from './receiptOf'
import { systemOf } from './systems/reportingSystems'

/** Maximum size of a report, in bytes. It takes five pictures of 4.5 MB, which base64 makes a third longer. */
export const reportBodyLimit = 32 * 1024 * 1024

/** Finds the provider that a report names. Throws a 400 for one that does not receive the category. */
function requireProvider({ providers }: Catalogue, uid: string, expected: string): DefectProvider {
  const provider = providers.find((each) => each.uid === uid && uid === expected)
  if (provider) return provider
  throw invalidField('wrong-value', '/provider', 'The provider does not receive reports of this category.')
}

/**
 * Stores a report of the signed-in account. One that it sent before is answered first, even when the town has changed since. What is
 * not valid is told before the external login is asked for, which is told before pictures are decoded.
 */
export const sendDefectReport: Handler<'sendDefectReport'> = async (call, services) => {
  const { body } = call
  const scope = await openScope({ ...call, params: { portalName: body.portal } }, services)
  const { account } = await scope.visitor()
  if (!account) throw unauthorized()
  const { category: uid, lat, lon, asset, files = [] } = body
  const sentKey = sentKeyOf({ portal: scope.name, account: account.uid, category: uid, madeAt: body.madeAt })
  const sent = await findSentReport(services.db, sentKey)
  if (sent) return sent
  const catalogue = await requireCatalogue(scope)
  const placed = requireLeaf(catalogue, uid, scope.name)
  const provider = requireProvider(catalogue, body.provider, placed.provider)
  const parsed = parseReport(body, placed, scope)
  await requireInside({ lat, lon }, catalogue, scope, services)
  const now = services.now()
  if (isFromProgram(body)) return emptyReceipt(now)
  const system = systemOf(services.reporting, provider)
  if (system.login && !(await system.login.isSignedIn(account.uid))) {
    const url = loginLink(system.login, services, {
      account: account.uid,
      returnPath: `/${scope.name}${pagePaths.reports}`,
    })
    return askFirst({ data: { code: 'REQUIRES_FMS_LOGIN', url } as const })
  }
  const photos = await readPhotos(files)
  const address = (await reverseInTown(scope, { lat, lon }))?.label
  const bytes = await reserveStorage(services, scope.name, JSON.stringify([parsed, photos]))
  const report = {
    ...parsed,
    ...{ portal: scope.name, provider: provider.uid, category: uid, lat, lon, address, asset, photos, bytes, sentKey },
    madeAt: boundMadeAt(body.madeAt, now),
    receivedAt: now,
    account: account.uid,
    locale: scope.locale,
  }
  return await call.commit((db) => insertReport(db, services, report, system))
}
