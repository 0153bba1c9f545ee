import { expect, it } from 'vitest'
import type { MapPlace } from '../../schemas'
import { filterPlaces } from '../../src/portal/services/map/filterPlaces'
import { otherWords, wordForms } from '../helpers/wordForms'

const place = (name: string): MapPlace => ({
  uid: name,
  name,
  label: '',
  category: 'culture',
  lat: 50.6,
  lon: 5.8,
  schedule: [],
})
const places = [place('Cœur de ville'), place('Théâtre'), place('Große Straße 3')]

// The map asks the server when it does not have all places, so that both must find the same.
it.each([
  ['coeur', ['Cœur de ville']],
  ['CŒUR ville', ['Cœur de ville']],
  ['theatre', ['Théâtre']],
  ['strasse, 3', ['Große Straße 3']],
  ['?!', []],
  ['  ', ['Cœur de ville', 'Théâtre', 'Große Straße 3']],
])('"%s" finds %j', (query, names) => {
  expect(filterPlaces(places, { query }, [])?.map(({ name }) => name)).toEqual(names)
})

it.each(wordForms)('finds another form of a word (%s): "%s" finds "%s"', (_, query, name) => {
  expect(filterPlaces([place(name)], { query }, [])).toHaveLength(1)
})

it.each(otherWords)('takes no other word for a form of a word (%s): "%s" is not "%s"', (_, query, name) => {
  expect(filterPlaces([place(name)], { query }, [])).toEqual([])
})

it('lists places with the words in their name before places with the words elsewhere', () => {
  const playground = { ...place('Plaine de jeux'), description: 'Des jeux et des bancs.' }
  const names = filterPlaces([playground, place('Banc, rue Haute')], { query: 'banc' }, [])?.map(({ name }) => name)
  expect(names).toEqual(['Banc, rue Haute', 'Plaine de jeux'])
})
