import { blocks } from '../../../renderer/blocks/index'
import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import type { BlockType, Locale } from '../../../schemas/engine'

/** The texts of each language and group, apart from each other: those of a portal grow with every block that it has shown. */
const files = import.meta.glob<Messages>('../../../renderer/i18n/**/*.json', {
  eager: true,
  import: 'default',
  query: '?messages',
})

const messagesOf = (name: string): Messages => {
  const messages = files[`../../../renderer/i18n/${name}.json`]
  if (!messages) throw new Error(`there are no texts ${name}`)
  return messages
}

/** The texts that a page has when it shows blocks of these types alone, and the keys without a text that were asked for so far. */
export function registeredTexts(types: readonly BlockType[], locale: Locale): { text: Text; missing: Set<string> } {
  const groups = types.flatMap((type) => blocks[type].texts ?? [])
  const messages = Object.assign({}, ...[locale, ...groups.map((group) => `${group}/${locale}`)].map(messagesOf))
  const write = createText(locale, messages)
  const missing = new Set<string>()
  const text: Text = (key, values) => {
    if (!Object.hasOwn(messages, key)) missing.add(key)
    return write(key, values)
  }
  return { text, missing }
}

/** Every text of a language, for tests that are not about which texts are loaded. */
export const everyText = (locale: Locale): Text =>
  createText(
    locale,
    Object.assign(
      {},
      ...Object.keys(files)
        .filter((path) => path.endsWith(`/${locale}.json`))
        .map((path) => files[path]),
    ),
  )
