import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../schemas'
import { exampleTexts, wordsOf } from '../../schemas/words'
import { createSearch } from '../../src/studio/search/createSearch'

/** What editors type, by language, and the block that they look for: everyday words, slips and missing accents among them. */
const searches: Readonly<Record<Locale, readonly (readonly [query: string, block: string])[]>> = {
  fr: [
    ['poubelle', 'waste-calendar'],
    ['horaires', 'schedule'],
    ['sondage', 'poll'],
    ['calendrier', 'calendar-list'],
    ['formulaire', 'form'],
    ['agenda', 'calendar-list'],
    ['carte', 'map'],
    ['evenements', 'calendar-list'],
    ['comentaires', 'comments'],
    ['fichiers à télécharger', 'file-list'],
  ],
  en: [
    ['rubbish', 'waste-calendar'],
    ['opening hours', 'schedule'],
    ['survey', 'poll'],
    ['events', 'calendar-list'],
    ['form', 'form'],
    ['download', 'file-list'],
    ['bus stop', 'departures'],
    ['hiking', 'walk-list'],
    ['coments', 'comments'],
    ['slider', 'banner'],
  ],
  de: [
    ['Müll', 'waste-calendar'],
    ['offnungszeiten', 'schedule'],
    ['Umfrage', 'poll'],
    ['Veranstaltungen', 'calendar-list'],
    ['Formular', 'form'],
    ['Stadtplan', 'map'],
    ['Bus', 'departures'],
    ['Wanderung', 'walk-list'],
    ['Komentare', 'comments'],
    ['herunterladen', 'file-list'],
  ],
  nl: [
    ['vuilnis', 'waste-calendar'],
    ['openingsuren', 'schedule'],
    ['peiling', 'poll'],
    ['kalender', 'calendar-list'],
    ['formulier', 'form'],
    ['kaart', 'map'],
    ['bushalte', 'departures'],
    ['wandeling', 'walk-list'],
    ['reacties', 'comments'],
    ['downloaden', 'file-list'],
  ],
}

const texts = await exampleTexts()

async function searchIn(language: Locale) {
  const search = createSearch(await wordsOf(language), texts)
  return (query: string) => search(query).map(({ name }) => name)
}

describe('the search', () => {
  it('finds at least 38 of 40 blocks among the first three, in four languages', async () => {
    const late: string[] = []
    for (const language of locales) {
      const search = await searchIn(language)
      for (const [query, block] of searches[language]) {
        const found = search(query)
        if (!found.slice(0, 3).includes(block)) late.push(`${language} ${query}: ${found.slice(0, 5)}`)
      }
    }
    expect(late.length, late.join('\n')).toBeLessThanOrEqual(2)
  })

  it('finds blocks by technical names, fields and values in every language', async () => {
    const search = await searchIn('nl')
    expect(search('poll-results')[0]).toBe('poll-results')
    expect(search('POLL').slice(0, 3)).toContain('poll')
    expect(search('alwaysOpen')[0]).toBe('schedule')
    expect(search('responseUid')).toContain('poll')
  })

  it('finds by what an example says', async () => {
    const search = await searchIn('fr')
    const word = texts['blocks/waste-calendar']?.split(' ').find((each) => each.length > 6) ?? ''
    expect(search(word)).toContain('waste-calendar')
  })

  it('finds nothing for a query without words, and for words that occur nowhere', async () => {
    const search = await searchIn('fr')
    expect(search('  ')).toEqual([])
    expect(search('xyzzyqwerty')).toEqual([])
  })
})
