import { isObject } from '../check/value'

const extension = /\.[^.]*$/

/**
 * A value in which each uploaded file is its name without the extension, and its `source`. What is sent again after a reload has
 * the same files, but a picture that is cropped again has other content and may have another format.
 */
export const withoutContents = (value: unknown): unknown =>
  mapFiles(value, ({ filename, source }) => ({
    filename: filename.replace(extension, ''),
    ...(source !== undefined && { source }),
  }))

/** A copy of a value without the `source` of its uploaded files, which stays in the browser. */
export const withoutSources = (value: unknown): unknown => mapFiles(value, ({ source: _, ...file }) => file)

type Upload = { readonly [name: string]: unknown; readonly filename: string; readonly file: string }

/** A value with other files, at any depth. */
function mapFiles(value: unknown, change: (file: Upload) => object): unknown {
  if (Array.isArray(value)) return value.map((each) => mapFiles(each, change))
  if (!isObject(value)) return value
  const { filename, file } = value
  if (typeof filename === 'string' && typeof file === 'string') return change({ ...value, filename, file })
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapFiles(each, change)]))
}
