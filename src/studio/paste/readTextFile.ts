/** The largest file that is read, in bytes. */
const maxFileBytes = 5_000_000

/** The text of a file, or why it is not read. */
type ReadFile = { text: string } | { problem: 'too-large' | 'unreadable' }

/** Reads a text file. Never rejects. */
export async function readTextFile(file: File): Promise<ReadFile> {
  if (file.size > maxFileBytes) return { problem: 'too-large' }
  try {
    return { text: await file.text() }
  } catch {
    return { problem: 'unreadable' }
  }
}
