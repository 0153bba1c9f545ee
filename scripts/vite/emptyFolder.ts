import { rmSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Empties one folder of a build that leaves others alone. */
export const emptyFolder = (folder: string): Plugin => ({
  name: 'beffroi:empty-folder',
  apply: 'build',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
})
