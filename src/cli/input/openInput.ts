import { fstatSync } from 'node:fs'
import { complain } from '../terminal/standardStreams'
import type { Input } from './Input'
import { openDescriptor, openFile } from './openFile'
import type { Source } from './Source'
import { shapeOf } from './shapeOf'

/** In milliseconds: how long a server or the writer of a pipe may be silent. */
const usualTimeout = 10_000

/** Opens what is to be checked; what is odd about it is noted in half a sentence. Throws what explains itself by `explainFailure`. */
export async function openInput(
  { name, path, url }: Input,
  { timeout = usualTimeout }: { timeout?: number },
  note: (text: string) => void,
): Promise<Source> {
  if (url !== undefined) return (await import('./openUrl')).openUrl(url, timeout, note)
  return path === undefined ? openStandardInput(name) : openFile(path, name, timeout)
}

function openStandardInput(name: string): Source {
  const shape = shapeOf(name)
  if (process.stdin.isTTY) complain('beffroi: reading from the terminal, end with Ctrl-D\n')
  const about = fstatSync(0)
  // What is left of a file may be less than all of it, and the descriptor is not ours to close.
  if (about.isFile()) return { shape, chunks: openDescriptor(0, about, shape).chunks, close() {} }
  return { shape, chunks: () => process.stdin, close: () => process.stdin.destroy() }
}
