import { parse } from 'node:path'
import type { Plugin } from 'vite'

/** The classes of the first view that have private fields: those of the library of queries, and our own. */
const classes = [/\/@tanstack\/query-core\/build\/modern\/\w+\.js$/, /\/(?:BlockValidator\.ts|BlockBoundary\.tsx)$/]

/**
 * Turns private fields into plain ones. The oldest browsers that the portal supports would get each as a `WeakMap` with calls around
 * it, 1 kB of the first view in all. The name of the file keeps the fields of a class apart from those of its base; `minifiedEntry`
 * shortens the names, which end with a dollar sign.
 */
export const plainFields = (): Plugin => ({
  name: 'plain-fields',
  enforce: 'pre',
  transform: {
    filter: { id: classes },
    handler: (code, id) => ({ code: code.replace(/(?<!\w)#([a-z]\w*)/g, `$1$${parse(id).name}$`), map: null }),
  },
})
