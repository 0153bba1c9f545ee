import { isObject } from '../check/value'

const extension = /\.[^.]*$/

/**
 * A value in which each uploaded file is its name without the extension. What is sent again after a reload has the same files,
 * but a picture that is cropped again has other content and may have another format.
 */
export function withoutContents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContents)
  if (!isObject(value)) return value
  const { filename, file } = value
  if (typeof filename === 'string' && typeof file === 'string') return { filename: filename.replace(extension, '') }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutContents(each)]))
}
