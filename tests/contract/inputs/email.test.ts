import { describe, expect, it } from 'vitest'
import { checkField } from '../../../schemas/inputs/checkField'

const now = new Date('2026-05-20T10:00:00+02:00')

/** The key of the broken rule; undefined when there is none. */
const wrong = (value: string) => checkField({ name: 'champ', label: 'Champ', inputType: 'email' }, value, now)?.key

describe('an email address', () => {
  it.each([
    'anne@exemple.be',
    'a.b+c_d%e-f@sous.exemple-ville.brussels',
    ' anne@exemple.be ',
    "mary.o'neill@exemple.be",
    'a!#$&*/=?^`{|}~b@exemple.be',
    'jorg@müller.de',
    'anna@xn--mller-kva.de',
    'ivan@почта.рф',
    'ivan@xn--80a1acny.xn--p1ai',
  ])('may be %s', (value) => {
    expect(wrong(value)).toBeUndefined()
  })
  it.each([
    'anne',
    'anne@',
    '@exemple.be',
    'anne@exemple',
    'an ne@exemple.be',
    'anne@exem ple.be',
    'anne@exemple.b',
    'é@x.be',
    'anne@-exemple.be',
    'anne@exemple..be',
    'anne@exemple.be, eve@exemple.be',
    '<anne@exemple.be>',
  ])('may not be %s', (value) => {
    expect(wrong(value)).toBe('error.invalid.email')
  })
})
