import { isObject } from '../../../schemas/engine'
import type { FieldValue } from '../Input'

/**
 * A file as it is sent; `file` is its content in base64. `source` distinguishes files of the same name that pictures
 * were cropped from; hosts use it to recognise a repeated upload and never send it. A picture that `isUncropped` is
 * kept, but counts as no value.
 */
export type UploadedFile = {
  filename: string
  contentType: string
  file: string
  source?: string
  isUncropped?: boolean
}

/** A file chosen by the visitor, or the id of one on the server. */
export type FileValue = UploadedFile | string

/** An id, an https URL or a path. */
const fileReference = /^(?:[\w.-]+|https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/

/** Parses a value as a file; undefined if it is not one. */
export function readFileValue(value: unknown): FileValue | undefined {
  if (typeof value === 'string') return fileReference.test(value) ? value : undefined
  if (!isObject(value)) return undefined
  const { filename, contentType, file, source, isUncropped } = value
  if (typeof filename !== 'string' || typeof contentType !== 'string' || typeof file !== 'string') return undefined
  return {
    filename,
    contentType,
    file,
    ...(typeof source === 'string' && { source }),
    ...(isUncropped === true && { isUncropped }),
  }
}

/** Parses the files of a value, in order. */
export const readFileValues = (value: FieldValue | undefined): FileValue[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => readFileValue(each) ?? [])

export const nameOf = (file: FileValue): string => (typeof file === 'string' ? file : file.filename)

/** Size of a file in bytes; undefined for one on the server. */
export const sizeOf = (file: FileValue): number | undefined =>
  typeof file === 'string'
    ? undefined
    : Math.floor((file.file.length * 3) / 4) - (/=*$/.exec(file.file)?.[0].length ?? 0)

export const totalSize = (files: readonly FileValue[]): number =>
  files.reduce((total, file) => total + (sizeOf(file) ?? 0), 0)
