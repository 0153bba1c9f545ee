import { useState } from 'react'
import type { FoundCode } from '../../../device/camera/CodeReader'
import { createCardReader, createLibraryReader } from './createCardReader'

/** `empty` for a photograph without a code, `unreadable` for a file that is none. */
export type PhotoState = 'none' | 'reading' | 'empty' | 'unreadable'

/** Reads the code in a photograph, which stays on the device. */
export function usePhoto(onCode: (code: FoundCode) => void): { state: PhotoState; read(file: File): Promise<void> } {
  const [state, setState] = useState<PhotoState>('none')
  return {
    state,
    async read(file) {
      setState('reading')
      try {
        const code = await findCode(file)
        setState(code ? 'none' : 'empty')
        if (code) onCode(code)
      } catch {
        setState('unreadable')
      }
    },
  }
}

/** A detector of the browser may be weaker than the library, so that both look. */
async function findCode(file: File): Promise<FoundCode | undefined> {
  const picture = await createImageBitmap(file)
  try {
    for (const create of [createCardReader, createLibraryReader]) {
      const code = await (await create())(picture)
      if (code) return code
    }
    return undefined
  } finally {
    picture.close()
  }
}
