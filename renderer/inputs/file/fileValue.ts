import { isObject } from '../../../schemas/engine'
import type { FieldValue } from '../Input'

/** A file as it is sent, `file` in base64. */
export type UploadedFile = { filename: string; contentType: string; file: string }

/** A file somebody chose now, or the id of one the server has already. */
export type FileValue = UploadedFile | string

/** An id, or where the file is: an https URL or a path. */
const fileReference = /^(?:[\w.-]+|https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/

/** The file a value is, when it is one. */
export function readFileValue(value: unknown): FileValue | undefined {
  if (typeof value === 'string') return fileReference.test(value) ? value : undefined
  if (!isObject(value)) return undefined
  const { filename, contentType, file } = value
  if (typeof filename !== 'string' || typeof contentType !== 'string' || typeof file !== 'string') return undefined
  return { filename, contentType, file }
}

/** The files a value holds, in order. */
export const readFileValues = (value: FieldValue | undefined): FileValue[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => readFileValue(each) ?? [])

export const nameOf = (file: FileValue): string => (typeof file === 'string' ? file : file.filename)

/** Bytes of a file; undefined for one that is on the server. */
export const sizeOf = (file: FileValue): number | undefined =>
  typeof file === 'string'
    ? undefined
    : Math.floor((file.file.length * 3) / 4) - (/=*$/.exec(file.file)?.[0].length ?? 0)

export const totalSize = (files: readonly FileValue[]): number =>
  files.reduce((total, file) => total + (sizeOf(file) ?? 0), 0)
