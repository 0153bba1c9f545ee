// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Account } from '../../schemas/engine'
import { defaultAnswers, visit } from './visit'

const anne: Account = {
  uid: 'anne',
  email: 'anne@maison.be',
  firstName: 'Anne',
  lastName: 'Collard',
  locale: 'fr',
  createdAt: '2027-01-04T08:00:00Z',
}
const open = (path: string, account?: Account) => visit(`/valbeau/compte/${path}`, defaultAnswers, undefined, account)
const form = (name: string) => document.querySelector(`main form:has([name=form][value=${name}])`)

describe('a form with a password', () => {
  it.each([
    ['changer-mot-de-passe', 'password'],
    ['email', 'email'],
    ['supprimer', 'deleteAccount'],
  ])('names the account for password managers: %s', async (path, name) => {
    await open(path, anne)
    const username = form(name)?.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect(username?.value).toBe(anne.email)
    expect(form(name)?.querySelector('input[autocomplete=current-password]')).not.toBeNull()
  })

  it('tells before the press what a deletion erases and what remains', async () => {
    await open('supprimer', anne)
    const told = document.querySelector('main')?.textContent
    expect(told).toContain('sont vidés de leur contenu')
    expect(told).toContain('Ce qui reste')
  })
})

describe('the confirmation of an address', () => {
  const [token, registration] = ['abc', '0f8fad5b-d9cb-469f-a165-70867728950e']

  it.each([
    ['the link of a registration', `token=${token}&registration=${registration}`, undefined, true],
    ['the code of a registration', `email=anne@maison.be&registration=${registration}`, undefined, true],
    ['a code of somebody who came without a link', '', undefined, true],
    ['the link of a new address', `token=${token}`, undefined, false],
    ['the code of a new address', '', anne, false],
  ] as const)('asks for the password of a registration only: %s', async (_, query, account, isAsked) => {
    await open(`confirmer?${query}`, account)
    expect(form('confirm')?.querySelector('input[type=password]') !== null).toBe(isAsked)
    const hidden = [...document.querySelectorAll<HTMLInputElement>('input[name=registration]')].map(
      ({ value }) => value,
    )
    expect(hidden).toEqual(query.includes('registration') ? [registration, registration] : [])
  })
})
