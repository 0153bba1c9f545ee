// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { waitUntil } from '../helpers/waitUntil'
import { page } from './answers'
import { defaultAnswers, visit } from './visit'

const send = {
  handler: 'send-signal',
  data: { poiUid: 'valbeau', dataType: 'portal', dataUid: 'valbeau', thanks: { title: 'Merci' } },
}
const form = page([{ type: 'button', id: 'send', data: { label: 'Envoyer', kind: 'primary', action: send } }], {
  title: 'Signaler',
})

it('thanks once for a suggestion that its page sends: in the page, without a dialog', async () => {
  await visit('/valbeau/participer/suggestion?type=portal&uid=valbeau', {
    ...defaultAnswers,
    '/participation/suggestion': form,
    '/crowdsourcing': { uid: 'u', receivedAt: '2027-03-10T09:00:00Z' },
  })
  const button = document.querySelector<HTMLElement>('main form button[type=submit]')
  await act(async () => button?.click())
  await waitUntil(() => expect(document.querySelector('main [role=status]')?.textContent).toContain('Merci'))
  expect(document.querySelector('dialog')).toBeNull()
})
