import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const suffix = '?messages'

/** Compiles a message to a string, or, if it has arguments, to the tree that the formatter takes. */
function compile(source: string): unknown {
  const tree = parse(source, { captureLocation: false, shouldParseSkeletons: true })
  const [only] = tree
  if (tree.length === 0) return ''
  return tree.length === 1 && only && 'value' in only && only.type === 0 ? only.value : tree
}

type Texts = Readonly<Record<string, string>>

const readTexts = async (file: string): Promise<Texts> => JSON.parse(await readFile(file, 'utf8'))

/** Keys of the French texts that another language lacks. */
const missingFrom = (texts: Texts, french: Texts): string[] =>
  Object.keys(french).filter((key) => !Object.hasOwn(texts, key) || texts[key]?.trim() === '')

/**
 * Compiles ICU messages at build time: `import texts from './fr.json?messages'` gives a flat object of strings and message
 * trees, and browsers load no parser. A message with a syntax error or without a translation fails the build with its file
 * and key.
 */
export function messages(): Plugin {
  let isBuild = false
  return {
    name: 'beffroi:messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
          },
        ],
      },
    }),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const texts = await readTexts(file)
      // The development server accepts missing translations; a build does not.
      const missing = isBuild ? missingFrom(texts, await readTexts(join(dirname(file), 'fr.json'))) : []
      if (missing.length > 0) this.error(`${file} has no text for ${missing.join(', ')}`)
      const compiled = Object.entries(texts).map(([key, text]) => {
        try {
          return `${JSON.stringify(key)}: ${JSON.stringify(compile(text))}`
        } catch (error) {
          return this.error(`${file}: the message ${key} is not ICU: ${error instanceof Error ? error.message : error}`)
        }
      })
      return { code: `export default {\n${compiled.join(',\n')}\n}`, moduleType: 'js' }
    },
  }
}
