/** An input that cannot be read. The message is a predicate without its subject and full stop, such as "is a zip archive". */
export class InputError extends Error {}

const reasons: Record<string, string> = {
  EBADF: 'is closed',
  EACCES: 'permission denied',
  EEXIST: 'a part of its path is not a folder',
  EPERM: 'permission denied',
  EISDIR: 'is a folder, not a file',
  ELOOP: 'its links go round in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
  ENXIO: 'is not a file that can be read',
  EROFS: 'the disk is read-only',
}

/** Returns why reading or writing failed, as a predicate or a short reason such as `permission denied`. */
export function describeIoError(error: unknown): string {
  if (error instanceof InputError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error)) return `could not be checked: ${error.message}`
  const code = String(error.code)
  return reasons[code] ?? `cannot be read: ${error.message}`
}
