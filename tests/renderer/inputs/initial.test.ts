import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../renderer/inputs/Input'
import { inputs } from '../../../renderer/inputs/inputs'
import { checkField } from '../../../schemas/inputs/checkField'

const now = new Date('2026-05-20T10:00:00+02:00')

const field = (inputType: FormField['inputType'], rest: Partial<FormField> = {}): FormField => ({
  name: 'champ',
  label: 'Champ',
  inputType,
  ...rest,
})

describe('the initial value of a field', () => {
  const options = ['a', 'b'].map((value) => ({ value, title: value.toUpperCase() }))
  const initial = (of: FormField) => inputs[of.inputType].initial(of)

  it('is the first option of a select that may not be empty', () => {
    expect(initial(field('select', { options }))).toBe('a')
    expect(initial(field('select', { options, allowEmpty: true }))).toBe(null)
    expect(initial(field('select', { options, value: 'b' }))).toBe('b')
    expect(initial(field('select', { options, value: 'z' }))).toBe('a')
    expect(initial(field('select', { options: [] }))).toBe(null)
    expect(initial(field('select', { options, multiple: true, value: ['b', 'z'] }))).toEqual(['b'])
  })

  it('is empty for a radio', () => {
    expect(initial(field('radio', { options }))).toBe(null)
    expect(initial(field('radio', { options, value: 'b' }))).toBe('b')
  })

  const misfits: unknown[] = [
    null,
    12,
    Number.NaN,
    true,
    {},
    [],
    [null],
    { street: 4 },
    'zut',
    -1,
    [1, 'x'],
    { lat: 1 },
  ]
  it.each(Object.keys(inputs) as FormField['inputType'][])(
    'is valid for a %s, whatever its data holds',
    (inputType) => {
      for (const value of misfits) {
        const of = field(inputType, { value, options })
        const held = initial(of)
        expect(JSON.parse(JSON.stringify(held))).toEqual(held)
        expect(() => checkField({ ...of, required: true }, held, now)).not.toThrow()
      }
    },
  )
})
