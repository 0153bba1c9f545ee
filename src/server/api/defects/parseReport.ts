import type { FormField } from '../../../../schemas/inputs/FormField'
import type { PlacedCategory } from '../../db/indexCatalogue'
import type { Scope } from '../call/Scope'
import { parseParts } from '../participation/parseParts'
import { refuseLinks } from '../participation/spam'
import { checkSizes, fieldIssue, refuseIssues } from '../submissions/FieldIssue'
import type { FormValues } from '../submissions/parseForm'
import { fieldsOf } from './categoryTree'
import { defectTexts } from './defectTexts'

export type ParsedReport = { description: string; fields: FormValues }

type Body = { description?: string; fields?: FormValues; files?: readonly unknown[] }

/** In characters. */
const maxDescription = 5000

/**
 * Parses what a resident says about a defect. A picture may stand in for words. Throws a 400 with the issues of every field; the
 * pictures themselves are decoded later.
 */
export function parseReport(body: Body, { category }: PlacedCategory, scope: Scope): ParsedReport {
  const { files = [], fields: given = {} } = body
  refuseIssues([
    ...checkSizes({ ...body, files: null }),
    ...files.flatMap((file, index) => checkSizes(file, `/files/${index}`)),
  ])
  const description: FormField = {
    name: 'description',
    label: defectTexts(scope.locale)('town.message'),
    inputType: 'textarea',
    minLength: 1,
    maxLength: maxDescription,
  }
  const [top = {}, fields = {}] = parseParts(
    [
      { inputs: [description], given: { description: body.description } },
      { inputs: fieldsOf(category, scope), given, at: '/fields' },
    ],
    scope,
  )
  const text = typeof top.description === 'string' ? top.description : ''
  if (text === '' && files.length === 0) {
    refuseIssues([fieldIssue('missing-property', '/description', 'A report has a description or a picture.')])
  }
  const pointed = Object.entries(fields).map(([name, value]) => [`/fields/${name}`, value])
  refuseLinks({ '/description': text, ...Object.fromEntries(pointed) })
  return { description: text, fields }
}

/** A phone may wait for a network for so long. */
const maxWaitMs = 30 * 24 * 3_600_000

/** Returns the time at which a report was made, by the clock of a phone, which may be wrong: between 30 days ago and now. */
export function boundMadeAt(madeAt: string | undefined, now: Date): Date {
  const given = madeAt === undefined ? now.getTime() : Date.parse(madeAt)
  return new Date(Math.min(Math.max(given, now.getTime() - maxWaitMs), now.getTime()))
}
