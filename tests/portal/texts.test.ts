import { expect, it } from 'vitest'
import { accountTexts } from '../../src/portal/services/account/accountTexts'
import de from '../../src/portal/texts/de.json'
import en from '../../src/portal/texts/en.json'
import fr from '../../src/portal/texts/fr.json'
import { addTexts, loadTexts } from '../../src/portal/texts/loadTexts'
import nl from '../../src/portal/texts/nl.json'

/** Names of what a message is filled with: `{name}` or `{name, …}`. The words of a plural stand in braces too. */
const slotsOf = (message: string): string[] => [...message.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name)

type Texts = Readonly<Record<string, string>>

function compare(texts: Texts, french: Texts): void {
  expect(Object.keys(texts)).toEqual(Object.keys(french))
  for (const [key, message] of Object.entries(texts)) {
    expect(message.trim(), key).not.toBe('')
    expect(slotsOf(message), key).toEqual(slotsOf(french[key] ?? ''))
  }
}

it.each(Object.entries({ de, en, nl }))('the texts around the blocks are the same in %s as in French', (_, texts) => {
  compare(texts, fr)
})

/** Texts of areas, by the path of their file. */
const areas = import.meta.glob<Texts>(['../../src/portal/texts/*/*.json', '../../src/portal/services/*/texts/*.json'], {
  eager: true,
  import: 'default',
})

it.each(Object.keys(areas).filter((path) => !path.endsWith('/fr.json')))(
  '%s has the texts of its area in French',
  (path) => {
    compare(areas[path] ?? {}, areas[path.replace(/\w+\.json$/, 'fr.json')] ?? {})
  },
)

const french = import.meta.glob<Texts>(
  ['../../src/portal/texts/**/fr.json', '../../src/portal/services/*/texts/fr.json'],
  {
    eager: true,
    import: 'default',
  },
)

it.each(Object.entries(french))('%s never breaks a line before its punctuation', (_, texts) => {
  const wrong = Object.entries(texts).filter(([, message]) => /[^\s"] [:;?!»]|« /.test(message))
  expect(wrong).toEqual([])
})

it('texts loaded twice at once are the same, so that an area is added for both', async () => {
  const [one, other] = await Promise.all([loadTexts('nl'), loadTexts('nl')])
  await addTexts(accountTexts, 'nl')
  expect([one, other].map(({ shellText }) => shellText('signOut'))).toEqual(['Afmelden', 'Afmelden'])
})
