import { fstatSync } from 'node:fs'
import { complain } from '../printing/standardStreams'
import type { Input } from './Input'
import { openDescriptor, openFile } from './openFile'
import type { Source } from './Source'
import { shapeOf } from './shapeOf'

/** Opens what is to be checked. Throws what explains itself by `explainFailure`. */
export async function openInput({ name, path }: Input): Promise<Source> {
  return path === undefined ? openStandardInput(name) : openFile(path, name)
}

function openStandardInput(name: string): Source {
  const shape = shapeOf(name)
  if (process.stdin.isTTY) complain('beffroi: reading from the terminal, end with Ctrl-D\n')
  const about = fstatSync(0)
  return about.isFile() ? openDescriptor(0, about, shape) : { shape, chunks: () => process.stdin }
}
