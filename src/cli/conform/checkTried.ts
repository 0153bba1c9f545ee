import type { Issue, Kind } from '../../../schemas'
import type { Call } from '../../../schemas/calls'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { makeIssue } from '../../../schemas/engine'
import { memberOf } from '../../../schemas/json/pointer'
import { builtinSchemas } from '../../../schemas/sources'
import type { Settings } from '../config/Settings'
import { kindOf } from '../input/kindOf'
import { indexLines } from '../json/indexLines'
import { locateIssues } from '../report/locateIssues'
import type { CheckedDocument } from '../report/Reporter'
import { checkText } from '../validate/checkText'
import type { FileResultBuilder } from '../validate/FileResultBuilder'
import { resolveSettings } from '../validate/ResolvedSettings'
import type { TriedAddress } from './Trial'

/** Checks the answer at an address as the kind of its call, and combines it with what the trial found. */
export async function checkTried(
  { call, parsed, issues }: TriedAddress,
  settings: Settings,
  file: FileResultBuilder,
): Promise<CheckedDocument[]> {
  const as = kindOf(call)
  const resolved = resolveSettings({ ...settings, as, at: '/data', isWhole: call.isList !== true })
  const data = parsed && !parsed.fault ? memberOf(parsed.document, 'data') : undefined
  const found: CheckedDocument[] = []
  const all = [...issues]
  if (parsed?.fault || (as && data !== undefined && hasItems(call, data))) {
    if (parsed) found.push(...(await checkText(parsed, undefined, resolved, file)))
  } else if (parsed) all.push(...bodyIssues(call, as, data))
  const told = new Set(found.flatMap(({ findings }) => findings.map(({ issue }) => placeOf(issue))))
  const seen = all.flatMap((issue) => {
    if (told.has(placeOf(issue))) return []
    const severity = resolved.severityOf(issue.code) ?? issue.severity
    return severity === 'off' ? [] : [{ ...issue, severity }]
  })
  if (seen.length === 0) return found
  const lines = indexLines(parsed?.text ?? '')
  const findings = locateIssues(seen, lines)
  file.add(as ?? null, 0, findings)
  const document = parsed && !parsed.fault ? parsed.document : undefined
  return [
    ...found,
    { file: file.file, record: undefined, kind: as ?? null, root: '', blocks: 0, findings, document, lines },
  ]
}

const placeOf = ({ code, pointer }: Issue): string => `${code} ${pointer}`

/** Whether the data can be checked item by item, or as a whole. */
const hasItems = ({ isList }: Call, data: unknown): boolean => !isList || Array.isArray(data)

/** What is wrong with a body that has no document to check. */
function bodyIssues(call: Call, as: Kind | undefined, data: unknown): Issue[] {
  if (data === undefined) {
    const message = '"data" is missing: an answer is { "data": … }.'
    return [{ ...makeIssue('missing-property', '/data', message), suggestion: '{ "data": … }' }]
  }
  if (call.isList && !Array.isArray(data)) {
    return [{ ...makeIssue('wrong-type', '/data', '"data" should be a list.'), expected: 'array' }]
  }
  return as || !Array.isArray(data) ? [] : data.flatMap((item, index) => fragmentIssues(call, item, `/data/${index}`))
}

/** What is wrong with a value of a fragment, such as a date, by type, pattern and required members. */
function fragmentIssues({ schema = '' }: Call, value: unknown, pointer: string): Issue[] {
  const node = SchemaNode.at(builtinSchemas(), `${schema}.json`)
  const pattern = node?.string('pattern')
  const isType = node?.types.includes(Array.isArray(value) ? 'array' : typeof value) ?? true
  if (!isType) return [makeIssue('wrong-type', pointer, `The item should be of the type ${node?.types.join(' or ')}.`)]
  if (typeof value === 'string' && pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return [
      {
        ...makeIssue('wrong-format', pointer, `"${value}" is not written as a ${schema.split('/').at(-1)}.`),
        received: value,
      },
    ]
  }
  const missing =
    typeof value === 'string' ? [] : (node?.required ?? []).filter((name) => memberOf(value, name) === undefined)
  return missing.map((name) => makeIssue('missing-property', `${pointer}/${name}`, `"${name}" is missing.`))
}
