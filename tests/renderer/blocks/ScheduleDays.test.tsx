import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

it('shows the message of the specification when the browser does not know the time zone', async () => {
  const entries = [{ day: 1, startTime: 540, endTime: 720 }]
  const block = { type: 'schedule', data: { entries, description: 'Fermé les jours fériés.' } }
  const { page } = await renderBlocks([block], { timeZone: 'Mars/Olympus' })
  expect(text(find(page, '[role=alert]'))).toBe("Une erreur c'est produite lors du formatage des jours")
  expect(page.querySelector('table')).toBeNull()
  expect(text(page)).toContain('Fermé les jours fériés.')
})
