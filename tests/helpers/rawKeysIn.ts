import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { root } from './fixtures'

const files = globSync(['renderer/i18n/**/fr.json', 'src/portal/**/fr.json'], { cwd: root })

/** The keys of the texts for visitors. A key without a dot may be a word of a sentence. */
const keys = new Set(
  files
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8'))))
    .filter((key) => key.includes('.')),
)

/** The keys of texts that stand in what visitors read, where their texts should be. */
export const rawKeysIn = (text: string): string[] =>
  [...text.matchAll(/[A-Za-z]\w*(?:\.\w+)+/g)].flatMap(([word]) => (keys.has(word) ? [word] : []))
