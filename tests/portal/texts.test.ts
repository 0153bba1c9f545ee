import { expect, it } from 'vitest'
import de from '../../src/portal/texts/de.json'
import en from '../../src/portal/texts/en.json'
import fr from '../../src/portal/texts/fr.json'
import nl from '../../src/portal/texts/nl.json'

/** Names of what a message is filled with. */
const slotsOf = (message: string): string[] => [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)

it.each(Object.entries({ de, en, nl }))('the texts around the blocks are the same in %s as in French', (_, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(fr))
  for (const [key, message] of Object.entries(texts)) {
    expect(message.trim(), key).not.toBe('')
    const french = Object.entries(fr).find(([name]) => name === key)?.[1] ?? ''
    expect(slotsOf(message), key).toEqual(slotsOf(french))
  }
})
