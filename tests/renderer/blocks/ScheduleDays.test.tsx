import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

it.each([{ timeZone: 'Mars/Olympus' }, { timeZone: 'Europe/Brussels', isTimeZoneGuessed: true }])(
  'shows the message of the specification when the town’s time zone is not known: %j',
  async (host) => {
    const entries = [{ day: 1, startTime: 540, endTime: 720 }]
    const block = { type: 'schedule', data: { entries, description: 'Fermé les jours fériés.' } }
    const { page } = await renderBlocks([block], host)
    expect(text(find(page, '[role=alert]'))).toBe("Une erreur c'est produite lors du formatage des jours")
    expect(page.querySelector('table')).toBeNull()
    expect(text(page)).toContain('Fermé les jours fériés.')
  },
)
