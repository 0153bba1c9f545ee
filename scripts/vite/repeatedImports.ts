import type { Plugin } from 'vite'

/** A dynamic import of another file of the build, as it is written once everything is minified. */
const builtImport = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g

/**
 * Imports a file, and again under another fragment after each failure: browsers remember that a module failed, and would not ask
 * for it again once there is a network. The fragment stays, so that the module is one.
 */
const importAgain =
  'const importAgain=(f=>(u=>import(f[u]?u+"#"+f[u]:u).catch(e=>{f[u]=(f[u]||0)+1;throw e})))(globalThis.failedImports??={});'

/** Lets the parts of a page load that failed to load before. */
export const repeatedImports = (): Plugin => ({
  name: 'repeated-imports',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const code = chunk.code.replace(builtImport, (_match, quote, file) => `importAgain(${quote}${file}${quote})`)
        if (code !== chunk.code) chunk.code = importAgain + code
      }
    },
  },
})
