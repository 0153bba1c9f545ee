import { isObject } from '../check/value'

const extension = /\.[^.]*$/

/**
 * A copy of a value in which each uploaded file is reduced to its name without extension and its `source`. Two values that differ
 * only by a new crop of a picture, which changes its content and maybe its format, become equal.
 */
export const withoutContents = (value: unknown): unknown =>
  mapFiles(value, ({ filename, source }) => ({
    filename: filename.replace(extension, ''),
    ...(source !== undefined && { source }),
  }))

/** A copy of a value without the `source` of its uploaded files, which stays in the browser. */
export const withoutSources = (value: unknown): unknown => mapFiles(value, ({ source: _, ...file }) => file)

type Upload = { readonly [name: string]: unknown; readonly filename: string; readonly file: string }

/** Replaces the uploaded files in a value, at any depth. */
function mapFiles(value: unknown, change: (file: Upload) => object): unknown {
  if (Array.isArray(value)) return value.map((each) => mapFiles(each, change))
  if (!isObject(value)) return value
  const { filename, file } = value
  if (typeof filename === 'string' && typeof file === 'string') return change({ ...value, filename, file })
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapFiles(each, change)]))
}
