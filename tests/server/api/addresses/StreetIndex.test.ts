import { describe, expect, it } from 'vitest'
import { StreetIndex } from '../../../../src/server/api/addresses/StreetIndex'

const street = (name: string, zip: string, locality: string, last = 60) => ({
  portal: 'country',
  name,
  zip,
  locality,
  last,
  lat: 50,
  lon: 5,
  zone: null,
})

const index = new StreetIndex([
  street('Kerkstraat', '3000', 'Leuven'),
  street('Sint-Pietersplein', '9000', 'Gent'),
  street('Steenweg op Leuven', '1000', 'Brussel'),
  street('Sint-Truidersteenweg', '3500', 'Hasselt', 500),
  street('Ter Elststraat', '2000', 'Antwerpen'),
  street('Bahnhofstraße', '4700', 'Eupen'),
  street('Aachener Straße', '4700', 'Eupen'),
  street('Mühlenweg', '4700', 'Eupen'),
  street('Marktplatz', '4780', 'Sankt Vith'),
  street('Chaussée de Wavre', '1160', 'Auderghem', 1900),
  street('Grand-Place', '1000', 'Bruxelles'),
  street('Avenue Léopold II', '1000', 'Bruxelles'),
  street('Avenue du 8 Mai 1945', '1000', 'Bruxelles'),
  street('Place du 4 Août', '1000', 'Bruxelles'),
  street('Rue du 1er Mai', '1000', 'Bruxelles'),
  street('Rue du Onze Novembre', '1000', 'Bruxelles'),
  street('Rue des Trois Fontaines', '1000', 'Bruxelles'),
  street('Rue de Belgique', '1000', 'Bruxelles'),
  street('Rue de Bruxelles', '1300', 'Wavre'),
  street('Rue de la Boîte', '1000', 'Bruxelles'),
  street('Rue du Quai', '1000', 'Bruxelles'),
  street('R. Gén. Leman', '4000', 'Liège'),
])

const linesOf = (typed: string) =>
  index.find(typed).found.map(({ street, number, box }) => `${street.name} ${number}${box ? ` / ${box}` : ''}`.trim())

describe('the index of streets', () => {
  it.each([
    ['kerkstr. 12', 'Kerkstraat 12'],
    ['Kerk straat 12 bus 3', 'Kerkstraat 12 / 3'],
    ['St.-Pieterspl. 3', 'Sint-Pietersplein 3'],
    ['stwg op leuven 5', 'Steenweg op Leuven 5'],
    ['St-Truidersteenweg 400', 'Sint-Truidersteenweg 400'],
    ['Ter Elststraat 12', 'Ter Elststraat 12'],
    ['Bahnhofstr. 12a', 'Bahnhofstraße 12A'],
    ['BAHNHOFSTRAẞE 12', 'Bahnhofstraße 12'],
    ['aachener str 12', 'Aachener Straße 12'],
    ['Muehlenweg 4', 'Mühlenweg 4'],
    ['Marktpl. 3, 4780 St.Vith', 'Marktplatz 3'],
  ])('finds Dutch and German streets: %s', (typed, expected) => {
    expect(linesOf(typed)[0]).toBe(expected)
  })

  it.each([
    ['av. du 8 mai 1945 12', 'Avenue du 8 Mai 1945 12'],
    ['12 avenue du 8 mai 1945', 'Avenue du 8 Mai 1945 12'],
    ['place du 4 août 4', 'Place du 4 Août 4'],
    ['rue du premier mai 3', 'Rue du 1er Mai 3'],
    ['rue du 1 mai 3', 'Rue du 1er Mai 3'],
    ['rue du 11 novembre 5', 'Rue du Onze Novembre 5'],
    ['rue du XI novembre 11', 'Rue du Onze Novembre 11'],
    ['rue des 3 fontaines 12', 'Rue des Trois Fontaines 12'],
    ['av leopold 2, 12', 'Avenue Léopold II 12'],
    ['av leopold ii 2', 'Avenue Léopold II 2'],
  ])('tells the number of a name from that of a house: %s', (typed, expected) => {
    expect(linesOf(typed)).toEqual([expected])
  })

  it.each([
    ['chée de Wavre 1234', 'Chaussée de Wavre 1234'],
    ['Chaussée de Wavre 1160, 1160 Auderghem', 'Chaussée de Wavre'],
    ['rue de belgique 5, Belgique', 'Rue de Belgique 5'],
    ['rue de bruxelles 12, 1000', 'Rue de Bruxelles 12'],
    ['rue de la boîte 3', 'Rue de la Boîte 3'],
    ['rue du quai 3', 'Rue du Quai 3'],
    ['rue général leman 3', 'R. Gén. Leman 3'],
  ])('reads words and numbers by what the town has: %s', (typed, expected) => {
    expect(linesOf(typed)[0]).toBe(expected)
  })

  it('finds nothing without a word of a street, though type and place fit', () => {
    for (const typed of ['rue inconnue 12, 1000 Bruxelles', 'rue zzz', '12', '12 bis', '', ' , ', '°', '%_', '.*'])
      expect(linesOf(typed), typed).toEqual([])
  })

  it('finds the street from its first letters on', () => {
    const typed = 'rue du onze novembre 5'
    for (let length = 'rue du o'.length; length <= typed.length; length++)
      expect(linesOf(typed.slice(0, length))[0], typed.slice(0, length)).toContain('Rue du Onze Novembre')
  })

  it('answers whatever is typed within a moment', () => {
    const large = new StreetIndex(
      Array.from({ length: 10_000 }, (_, number) => street(`Rue ${number.toString(36)}x des Écoles`, '4000', 'Liège')),
    )
    const parts = [
      '9',
      'a ',
      '12 ',
      '(',
      '.*',
      '\\',
      '%_',
      '12/',
      'bis ',
      'B-4000 ',
      '’',
      'étage 2 ',
      '\u0301',
      '😀',
      'zzzzzz ',
    ]
    const started = performance.now()
    for (const part of [...parts, parts.join('')]) {
      for (const searched of [index, large]) searched.find(part.repeat(200).slice(0, 200))
    }
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
