import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

it('says in the words of the specification that the days cannot be written, in a time zone the browser does not know', async () => {
  const entries = [{ day: 1, startTime: 540, endTime: 720 }]
  const block = { type: 'schedule', data: { entries, description: 'Fermé les jours fériés.' } }
  const { page } = await renderBlocks([block], { timeZone: 'Mars/Olympus' })
  expect(text(find(page, '[role=alert]'))).toBe("Une erreur c'est produite lors du formatage des jours")
  expect(page.querySelector('table')).toBeNull()
  expect(text(page)).toContain('Fermé les jours fériés.')
})
