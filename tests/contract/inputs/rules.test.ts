import { describe, expect, it } from 'vitest'
import { checkField } from '../../../schemas/inputs/checkField'
import { normalizeDate } from '../../../schemas/inputs/dateValue'
import type { FieldValue, FormField } from '../../../schemas/inputs/FormField'
import { normalizePhone } from '../../../schemas/inputs/phoneValue'
import { removePrefix } from '../../../schemas/inputs/textValue'

const now = new Date('2026-05-20T10:00:00+02:00')

const field = (inputType: FormField['inputType'], rest: Partial<FormField> = {}): FormField => ({
  name: 'champ',
  label: 'Champ',
  inputType,
  ...rest,
})

/** The key of the broken rule; undefined when there is none. */
const wrong = (of: FormField, value: FieldValue) => checkField(of, value, now)?.key

describe('a text', () => {
  it.each([
    ['a', {}, 'error.notLong.text'],
    ['ab', {}, undefined],
    ['🌳', {}, 'error.notLong.text'],
    ['x'.repeat(9999), {}, undefined],
    ['x'.repeat(10_000), {}, 'error.textTooLong'],
    ['a', { minLength: 1 }, undefined],
    ['abcd', { minLength: 5 }, 'error.notLong.text'],
    ['abcdef', { maxLength: 5 }, 'error.textTooLong'],
    ['x'.repeat(10_001), { maxLength: 20_000 }, undefined],
    ['', {}, undefined],
    ['', { required: true }, 'error.requiredField'],
    ['   ', { required: true }, 'error.requiredField'],
  ])('%.12s with %o is %s', (value, rest, expected) => {
    expect(wrong(field('text', rest), value)).toBe(expected)
    expect(wrong(field('textarea', rest), value)).toBe(expected)
  })

  it('that is too long says the limit', () => {
    expect(checkField(field('text', { maxLength: 3 }), 'abcd', now)?.values).toEqual({ max: 3 })
  })
})

describe('a password', () => {
  it.each([
    ['12345', {}, 'error.notLong.password'],
    ['123456', {}, undefined],
    ['1234567', { minLength: 8 }, 'error.notLong.password'],
    ['12345678', { minLength: 8 }, undefined],
    ['      ', { required: true }, undefined],
    ['', { required: true }, 'error.requiredField'],
  ])('%s with %o is %s', (value, rest, expected) => {
    expect(wrong(field('password', rest), value)).toBe(expected)
  })
})

describe('a web address', () => {
  it.each([
    'https://exemple.be',
    'https://www.exemple.be:8443/a?b=c#d',
    'https://élection.be/été',
    'HTTPS://EXEMPLE.BE',
  ])('may be %s', (value) => {
    expect(wrong(field('url'), value)).toBeUndefined()
  })
  it.each([
    ['http://exemple.be', 'error.invalid.linkHttp'],
    ['exemple.be', 'error.invalid.link'],
    ['https://', 'error.invalid.link'],
    ['https://exemple', 'error.invalid.link'],
    ['https://-exemple.be', 'error.invalid.link'],
    ['https://exemple.be/a b', 'error.invalid.link'],
    ['ftp://exemple.be', 'error.invalid.link'],
    ['javascript:alert(1)', 'error.invalid.link'],
  ])('may not be %s', (value, expected) => {
    expect(wrong(field('url'), value)).toBe(expected)
  })
})

describe('a Belgian phone number', () => {
  it.each([
    '04 377 12 34',
    '02/511.22.33',
    '+32 4 377 12 34',
    '0032 81 22 33 44',
    '0460 12 34 56',
    '0471123456',
    '+32 498 12 34 56',
    '0032 471 12 34 56',
    '+32 (0)4 377 12 34',
  ])('may be %s', (value) => {
    expect(wrong(field('phone'), value)).toBeUndefined()
  })
  it.each([
    '471123456',
    '0451 12 34 56',
    '+33 1 23 45 67 89',
    '04 377 12 3',
    '0471 12 34 567',
    '00 377 12 34',
    'appelez-moi',
    '+32',
  ])('may not be %s', (value) => {
    expect(wrong(field('phone'), value)).toBe('error.invalid.phoneNumber')
  })
  it.each([
    ['04', '+32 4'],
    ['+04', '+32 4'],
    ['0471', '+32 471'],
    [' 0471234567', '+32 471234567'],
    ['\t+0471 23 45 67 ', '+32 471 23 45 67 '],
    [' 02', ' 02'],
    ['02', '02'],
    ['+32 4', '+32 4'],
    ['0032 4', '0032 4'],
    ['104', '104'],
  ])('typed as %s becomes %s', (typed, written) => {
    expect(normalizePhone(typed)).toBe(written)
  })
})

describe('a date', () => {
  it.each(['2026-01-01', '2026-12-31', '2024-02-29', '0001-01-01'])('may be %s', (value) => {
    expect(wrong(field('date'), value)).toBeUndefined()
  })
  it.each(['2026-13-01', '2026-00-10', '2026-01-32', '2026-01-00', '2026-1-1', '26-01-01', '2026/01/01', 'demain'])(
    'may not be %s',
    (value) => {
      expect(wrong(field('date'), value)).toBe('generic_error_format_input_date')
    },
  )
  it.each(['2026-02-30', '2026-02-29', '1900-02-29', '2026-04-31', ' 2026-02-30 '])(
    'is in the calendar, unlike %s',
    (value) => {
      expect(wrong(field('date'), value)).toBe('date.noSuchDay')
      expect(wrong(field('date-time', { future: true }), `${value.trim()}T10:00:00+02:00`)).toBe('date.noSuchDay')
    },
  )
  it.each([
    ['20260621', '2026-06-21'],
    ['21061985', '1985-06-21'],
    ['21/6/2026', '2026-06-21'],
    ['21-6-2026', '2026-06-21'],
    ['21.06.2026', '2026-06-21'],
    ['2026-06', '2026-06'],
    ['21/06', '21/06'],
  ])('typed as %s becomes %s', (typed, written) => {
    expect(normalizeDate(typed)).toBe(written)
  })
})

describe('a date and time', () => {
  it.each([
    ['2026-05-20T10:01:00+02:00', {}, undefined],
    ['2026-05-20T10:00:00+02:00', {}, 'error.dateFuture'],
    ['2020-01-01T00:00:00Z', {}, 'error.dateFuture'],
    ['2020-01-01T00:00:00Z', { future: true }, undefined],
    ['', { required: true }, 'error.requiredField'],
    ['hier', { future: true }, 'dynamicInput.incorrect'],
    ['2027', {}, 'dynamicInput.incorrect'],
    ['2027-02-28T25:00:00Z', {}, 'dynamicInput.incorrect'],
  ])('%s with %o is %s', (value, rest, expected) => {
    expect(wrong(field('date-time', rest), value)).toBe(expected)
  })
})

describe('a number', () => {
  it.each([
    [null, { required: true }, 'error.requiredField'],
    [0, { required: true }, undefined],
    [1000, { max: 10 }, undefined],
    [null, {}, undefined],
  ])('%s with %o is %s: only the required check', (value, rest, expected) => {
    expect(wrong(field('number', rest), value)).toBe(expected)
  })
})

describe('the name of a profile', () => {
  it.each([
    ['https://www.instagram.com/ville', 'ville'],
    ['instagram.com/ville', 'ville'],
    ['http://INSTAGRAM.com/ville', 'ville'],
    ['ville', 'ville'],
    [' https://www.instagram.com/ville', 'ville'],
    ['https://www.instagram.net/ville', 'https://www.instagram.net/ville'],
  ])('of %s is %s', (typed, kept) => {
    expect(removePrefix(typed, 'https://www.instagram.com/')).toBe(kept)
  })

  it('is required if flagged', () => {
    expect(wrong(field('media-handle', { required: true }), '')).toBe('error.requiredField')
    expect(wrong(field('media-handle'), 'x')).toBeUndefined()
  })
})

describe('a regexp', () => {
  it.each([
    ['^[1-9][0-9]{3}$', '4000', undefined],
    ['^[1-9][0-9]{3}$', '400', 'dynamicInput.incorrect'],
    ['uuid', '0f8fad5b-d9cb-469f-a165-70867728950e', undefined],
    ['uuid', '0f8fad5b-d9cb-469f-a165', 'dynamicInput.incorrect'],
    ['national-register-number', '85.07.30-033.28', undefined],
    ['national-register-number', '85073003328', undefined],
    ['national-register-number', '85 07 30 033 28', undefined],
    ['national-register-number', '8507300332', 'dynamicInput.incorrect'],
    ['([', 'n’importe quoi', undefined],
  ])('%s says of %s: %s', (regexp, value, expected) => {
    expect(wrong(field('text', { regexp }), value)).toBe(expected)
  })

  it('is checked after the rule of the field type', () => {
    expect(wrong(field('email', { regexp: '@exemple\\.be$' }), 'anne@autre.be')).toBe('dynamicInput.incorrect')
    expect(wrong(field('email', { regexp: '@exemple\\.be$' }), 'anne')).toBe('error.invalid.email')
  })
})

describe('a box to tick', () => {
  it('that is required must be ticked', () => {
    expect(wrong(field('checkbox', { required: true }), false)).toBe('error.requiredField')
    expect(wrong(field('checkbox', { required: true }), true)).toBeUndefined()
  })
})
