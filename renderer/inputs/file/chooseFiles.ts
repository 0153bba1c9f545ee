import { checkFile, type FileRejection, fileLimits } from './fileRules'

type Limits = {
  accept: string | undefined
  /** Number of files for which there is room. */
  maxCount: number
  /** Bytes for which there is room. */
  maxTotal: number
}

type Choice = {
  accepted: File[]
  rejections: FileRejection[]
  /** Number of files for which there is no room. */
  ignored: number
}

/** Divides the files that a visitor chose into those that a field takes, in order, and the others. */
export function chooseFiles(files: readonly File[], { accept, maxCount, maxTotal }: Limits): Choice {
  const count = Math.max(maxCount, 0)
  const accepted: File[] = []
  const rejections: FileRejection[] = []
  let room = maxTotal
  for (const file of files.slice(0, count)) {
    const { name, size } = file
    const rejection =
      checkFile(file, { accept, maxSize: fileLimits.each }) ??
      (size > room ? ({ key: 'file.refused.total', name, limit: fileLimits.total } as const) : undefined)
    if (rejection) rejections.push(rejection)
    else {
      room -= size
      accepted.push(file)
    }
  }
  return { accepted, rejections, ignored: Math.max(files.length - count, 0) }
}
