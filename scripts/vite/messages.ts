import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const suffix = '?messages'
const languageSuffix = '?language'

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

/** A module with the texts of a file, and a loader of the texts in the same language of each folder beside it. */
async function languageModule(file: string): Promise<string> {
  const entries = await readdir(dirname(file), { withFileTypes: true })
  const groups = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const pathOf = (...folders: string[]) => JSON.stringify(`./${[...folders, basename(file)].join('/')}${suffix}`)
  const loaders = groups.sort().map((group) => `${JSON.stringify(group)}: () => import(${pathOf(group)})`)
  return `import first from ${pathOf()}\nexport default { first, groups: {\n${loaders.join(',\n')}\n} }`
}

/**
 * Compiles ICU messages at build time: `import texts from './fr.json?messages'` gives a flat object of strings and message
 * trees, and browsers load no parser. A message with a syntax error or without a translation fails the build with its file
 * and key. `import language from './fr.json?language'` gives them as `first`, and as `groups` the loaders of the folders beside.
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
      if (id.endsWith(languageSuffix)) {
        return { code: await languageModule(id.slice(0, -languageSuffix.length)), moduleType: 'js' }
      }
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
