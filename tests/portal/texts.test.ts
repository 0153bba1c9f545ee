import { expect, it } from 'vitest'
import { accountTexts } from '../../src/portal/services/account/accountTexts'
import { addTexts, loadTexts } from '../../src/portal/texts/loadTexts'

it('texts loaded twice at once are the same, so that an area is added for both', async () => {
  const [one, other] = await Promise.all([loadTexts('nl'), loadTexts('nl')])
  await addTexts(accountTexts, 'nl')
  expect([one, other].map(({ shellText }) => shellText('signOut'))).toEqual(['Afmelden', 'Afmelden'])
})
