import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies the first script, which every page loads, as small as it gets. All other files have the default minifier: terser would
 * save 1 % of them and take most of the build.
 */
export const minifiedEntry = (): Plugin => ({
  name: 'minified-entry',
  enforce: 'post',
  async renderChunk(code, { isEntry }) {
    if (!isEntry) return null
    // Functions that are called once, written out where they are, compress worse.
    const { code: minified } = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 2, reduce_funcs: false },
      // The fields of `plainFields`.
      mangle: { properties: { regex: /^\w+\$\w+\$$/ } },
    })
    return minified === undefined ? null : { code: minified, map: null }
  },
})
