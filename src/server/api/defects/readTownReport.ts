import { reportPath } from '../../../../schemas/routes/pagePaths'
import { townReportPath } from '../../identity/reportToken'
import { localized } from '../call/Scope'
import { type ReadSubmission, sentRows } from '../submissions/TownMail'
import { writeFields } from '../submissions/writeFields'
import { fieldsOf } from './categoryTree'
import { defectTexts } from './defectTexts'
import { readCatalogue } from './readCatalogue'

declare module '../submissions/TownMail' {
  interface SubmissionKinds {
    defect: 'defect_report'
  }
}

/** Reads a report for the mail to its provider. A report that the external system did not take goes to the town, which is told why. */
export const readTownReport: ReadSubmission = async (uid, { scope, addressOf }) => {
  const { db, name, locale } = scope
  const row = await db
    .selectFrom('defect_report')
    .innerJoin('defect_delivery', 'defect_delivery.report', 'defect_report.uid')
    .leftJoin('defect_reporter', 'defect_reporter.report', 'defect_report.uid')
    .leftJoin('account', 'account.uid', 'defect_reporter.account')
    .selectAll('defect_report')
    .select(['state', 'email', 'first_name', 'last_name'])
    .where('defect_report.uid', '=', uid)
    .where('defect_report.portal', '=', name)
    .executeTakeFirst()
  const catalogue = await readCatalogue(db, name)
  if (!row || !catalogue) return undefined
  const photos = await db
    .selectFrom('defect_photo')
    .select('picture')
    .where('report', '=', uid)
    .orderBy('position')
    .execute()
  const texts = defectTexts(locale)
  const { category, parents = [] } = catalogue.placed.get(row.category) ?? {}
  const titles = [...parents, ...(category ? [category] : [])].map(
    ({ translations }) => localized(translations, scope).title,
  )
  const isFailed = row.state === 'failed'
  const rows = [
    ...sentRows(
      [texts('town.failed'), isFailed ? texts('town.failedText') : null],
      [texts('town.reference'), row.reference],
      [texts('town.category'), titles.join(' › ') || row.category],
      [texts('town.where'), [row.address, `${row.lat}, ${row.lon}`].filter(Boolean).join('\n')],
      [texts('town.asset'), row.asset],
      [texts('town.message'), row.description],
    ),
    ...writeFields(row.fields, category ? fieldsOf(category, scope) : [], scope),
    ...sentRows(
      [texts('town.sender'), row.email === null ? null : `${row.first_name} ${row.last_name}\n${row.email}`],
      [texts('town.page'), addressOf(reportPath(uid))],
    ),
  ]
  const provider = isFailed ? undefined : catalogue.providers.find((each) => each.uid === row.provider)
  return {
    title: texts('town.title'),
    about: titles.at(-1),
    rows,
    replyTo: row.email ?? undefined,
    pictures: photos.map(({ picture }) => picture),
    to: provider?.email,
    page: { label: texts('town.open'), path: townReportPath },
  }
}
