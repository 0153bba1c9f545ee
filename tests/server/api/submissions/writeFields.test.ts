import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Portal } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { writeFields } from '../../../../src/server/api/submissions/writeFields'
import { root } from '../../../helpers/fixtures'

const portal: Portal = JSON.parse(readFileSync(join(root, 'fixtures/towns/montclair/portal.json'), 'utf8'))

const inputs: FormField[] = [
  { name: 'duration', label: 'Durée', inputType: 'number', unit: 'min' },
  { name: 'people', label: 'Personnes', inputType: 'number' },
  { name: 'price', label: 'Prix', inputType: 'range', unit: '€' },
  { name: 'meter', label: 'Index', inputType: 'index', unit: 'm³' },
  { name: 'zip', label: 'Code', inputType: 'text' },
]
const values = {
  duration: 1.5,
  people: 12_500,
  price: [0.5, 2],
  size: { wide: 0.5, high: 2 },
  meter: '01234.500',
  zip: '4500.5',
}

it.each([
  ['fr', ['1,5 min', '12\u202f500', '0,5 €\n2 €', '01234,500 m³', '4500.5', 'wide: 0,5; high: 2']],
  ['de', ['1,5 min', '12.500', '0,5 €\n2 €', '01234,500 m³', '4500.5', 'wide: 0,5; high: 2']],
  ['nl', ['1,5 min', '12.500', '0,5 €\n2 €', '01234,500 m³', '4500.5', 'wide: 0,5; high: 2']],
  ['en', ['1.5 min', '12,500', '0.5 €\n2 €', '01234.500 m³', '4500.5', 'wide: 0.5; high: 2']],
] as const)(
  'the numbers of a mail are in the format of its language, and texts are as typed: %s',
  (locale, expected) => {
    const rows = writeFields(values, inputs, { locale, portal })
    expect(rows.map(([, text]) => text)).toEqual(expected)
  },
)
