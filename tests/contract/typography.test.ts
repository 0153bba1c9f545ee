import { expect, it } from 'vitest'

const messages = import.meta.glob<string>(['../../renderer/i18n/**/fr.json', '../../src/**/fr.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const towns = import.meta.glob<string>(['../../fixtures/towns/*/*.json', '../../fixtures/towns/*/contents/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * French puts a narrow no-break space before ; ! ? and inside « », and a whole one before a colon.
 */
const wrong = /[\p{L}\d.…)}][ \u00a0][;!?»]|«[ \u00a0]|[ \u00a0]»|[\p{L}\d»}]\u202f:|[\p{L}»}] :(?= [\p{L}\d«{])/gu

/** A title of the catalogue of errors, which the specification gives letter by letter. */
const verbatim = '"Temps écoulé !"'

const faultsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    if (line.includes(verbatim)) return []
    // A line of a program without a quoted word of its own is no text.
    return /["'`]/.test(line)
      ? [...line.matchAll(wrong)].map(({ 0: found, index }) => line.slice(index - 20, index) + found)
      : []
  })

it.each([
  ['the messages of renderer, applications and server', messages],
  ['the texts of the towns', towns],
])('%s have the non-breaking spaces of French typography', (_, files) => {
  expect(Object.keys(files).length).toBeGreaterThan(3)
  const found = Object.entries(files).flatMap(([file, text]) => faultsOf(text).map((fault) => `${file}: ${fault}`))
  expect(found).toEqual([])
})

it.each(['Merci !', 'Merci\u00a0!', 'Merci\u202f:', 'dit : oui', '«\u00a0oui\u202f»', '« oui »'])(
  'reports %j',
  (text) => {
    expect(faultsOf(`"${text}"`)).not.toEqual([])
  },
)

it.each(['Merci\u202f!', 'Merci\u00a0:', '«\u202foui\u202f»', 'de 8 h à 9 h'])('accepts %j', (text) => {
  expect(faultsOf(`"${text}"`)).toEqual([])
})
