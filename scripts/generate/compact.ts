import type { Schema } from '../../schemas/compile/SchemaFiles.ts'

const push =
  /const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:("\w+"),params:(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}\s*else \{vErrors\.push\(\1\);\}errors\+\+;/g

/** ajv's code that joins the errors of a definition. It copies the whole list each time, which is slow with many errors. */
const join = /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;/g

/** Checks in ajv's code and their shorter equivalents. */
const shorter: readonly [RegExp, string][] = [
  [
    /!\(\(\(typeof (\w+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)\)/g,
    '!Number.isInteger($1)',
  ],
  [/\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)/g, 'Number.isFinite($1)'],
  // The value is known to be a finite number here.
  [/(\w+ [<>]=? -?[\d.]+) \|\| isNaN\(\w+\)/g, '$1'],
  [/(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)/g, 'isObject($1)'],
  // A string has at most as many code points as UTF-16 units, so its length decides in most cases.
  [/countCodePoints\((\w+)\) > (\d+)/g, '$1.length > $2 && countCodePoints($1) > $2'],
  [/countCodePoints\((\w+)\) < (\d+)/g, '$1.length < 2 * $2 && countCodePoints($1) < $2'],
]

/** Functions that generated validators import from `schemas/check`, by file. */
const runtime = {
  countCodePoints: ['countCodePoints'],
  formatChecks: ['hasValidHost', 'isTimeZone'],
  RawError: ['addRawError', 'joinRawErrors'],
  value: ['isObject'],
}

/**
 * Rewrites ajv's standalone output to a small module: every error is one call of `addRawError`, schema parts in errors are inlined
 * so that the schema is not shipped, and ajv's run-time parts become imports of ours. `up` is the relative path from the module to
 * `schemas/`. Throws when something remains that a browser cannot load.
 */
export function compact(code: string, schema: Schema, name: string, up: string): string {
  let text = code
    .replace('"use strict";', '')
    .replace(/export const validate = (\w+);/, '')
    .replace(/export default (\w+);/, 'const validate = $1;')
    .replace(/const func\d+ = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g, '')
    .replace(/\bfunc\d+\(/g, 'countCodePoints(')
    .replace(
      push,
      (_all, _name, at, keyword, params) =>
        `vErrors = addRawError(vErrors,${at ?? 'instancePath'},${keyword},${params});errors++;`,
    )
    .replace(join, 'vErrors = joinRawErrors(vErrors,$1.errors);errors = vErrors.length;')
  for (const [all, local, name] of text.matchAll(/const (keyword\d+) = (\w+);/g))
    text = text.replace(all, '').replaceAll(`${local}(`, `${name}(`)
  for (const [long, short] of shorter) text = text.replace(long, short)
  text = withoutCounter(writeOut(text, schema))
  if (text.split('function ').length === 2) text = withoutContext(text)
  if (text.includes('require('))
    throw new Error(`${name}: the validator needs a run-time part of ajv; use simpler keywords`)
  if (text.includes('.concat(')) throw new Error(`${name}: the validator copies lists of errors`)
  const lines = Object.entries(runtime).flatMap(([file, parts]) => {
    const used = parts.filter((part) => text.includes(`${part}(`))
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${up}check/${file}'\n`] : []
  })
  return lines.join('') + text
}

/** Removes the error counter, unless a keyword such as anyOf reads it. */
function withoutCounter(text: string): string {
  if (/_errs\d/.test(text)) return text
  return text
    .replaceAll('let errors = 0;', '')
    .replaceAll('errors++;', '')
    .replaceAll('errors = vErrors.length;', '')
    .replaceAll('return errors === 0;', 'return vErrors === null;')
}

/** Removes the instance path of a validator that is only called on the whole value. */
const withoutContext = (text: string): string =>
  text
    .replace(/\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/, '(data)')
    .replaceAll('instancePath+', '')
    .replaceAll('(vErrors,instancePath,', '(vErrors,"",')

/** Replaces `schema31.properties.kind.enum` by its value, then removes unused schema constants. */
function writeOut(text: string, schema: Schema): string {
  const declared = [...text.matchAll(/const (schema\d+) = (\{.*?\}|\[.*?\]|"[^"]*");(?=const |function |$)/g)]
  let result = text
  for (const [all, name, literal] of declared) {
    const value: unknown = name && literal ? JSON.parse(literal) : schema
    result = result.replace(
      new RegExp(`${name}((?:\\.(?!includes\\b)\\w+|\\["[^"]*"\\]|\\[\\d+\\])+)(?!\\()`, 'g'),
      (_all, path) => JSON.stringify(memberAt(value, path)),
    )
    if (result.split(`${name}`).length === 2) result = result.replace(all, '')
  }
  return result
}

function memberAt(value: unknown, path: string): unknown {
  let found = value
  for (const [, dotted, quoted, index] of path.matchAll(/\.(\w+)|\["([^"]*)"\]|\[(\d+)\]/g)) {
    const key = dotted ?? quoted ?? index ?? ''
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  }
  if (found === undefined) throw new Error(`nothing at ${path} of the compiled schema`)
  return found
}
