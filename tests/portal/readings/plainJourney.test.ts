import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function send(tab: PlainTab, index: string, date: string): Promise<number> {
  tab.main.fill('Numéro du compteur', '30123')
  tab.main.fill('Index du compteur', index)
  tab.main.fill(/^Relevé le/, date)
  return await tab.press('Envoyer mon relevé')
}

it('a photo stays with a reading that is asked about, until it is left out or another is chosen', async () => {
  const tab = new PlainTab(portal.app)
  const create = { width: 3000, height: 400, channels: 3 as const, background: '#345' }
  const png = await sharp({ create }).png().toBuffer()
  const attach = () =>
    tab.attach(
      tab.main.one('input[name=files]'),
      new File([new Uint8Array(png)], 'compteur.png', { type: 'image/png' }),
    )
  const photos = async () => {
    const rows = await portal.db.selectFrom('meter_reading').select('details').execute()
    return rows.filter(({ details }) => JSON.stringify(details).includes('"filename":"compteur.')).length
  }
  await tab.goto('/montclair/releves')
  await send(tab, '00500,000', '2025-03-01')
  attach()
  expect(await send(tab, '00400,000', '2026-03-01')).toBe(409)
  expect(tab.main.text.replaceAll('\u00a0', ' ')).toContain('Joindre la photo déjà choisie : compteur.jpg')
  await tab.press('Oui, c’est juste : envoyer')
  expect(await photos()).toBe(1)
  attach()
  expect(await send(tab, '00300,000', '2026-06-01')).toBe(409)
  tab.main.one('input[name=_photo]').removeAttribute('checked')
  await tab.press('Oui, c’est juste : envoyer')
  expect(await photos()).toBe(1)
  expect(tab.main.all('tbody tr')).toHaveLength(3)
})

it('readings are sent, asked about and shown without a script', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/releves')
  expect(tab.main.text).toContain('Aucun relevé pour le moment')
  await send(tab, '00100,000', '2025-03-01')
  expect(tab.main.texts('[role=status]')).toContain('Votre relevé est envoyé.')
  await send(tab, '00190,000', '2026-03-01')

  expect(await send(tab, '00180,500', '2026-11-01')).toBe(409)
  expect(tab.main.texts('[role=alert]').join()).toContain('Ce relevé surprend par rapport au précédent')
  expect(tab.main.text).toContain(
    'Vous avez écrit 00180,500 m³ : c’est plus bas que votre relevé du 1er mars 2026, 00190,000 m³.',
  )
  await tab.press('Oui, c’est juste : envoyer')
  expect(tab.main.texts('[role=status]')).toContain('Votre relevé est envoyé.')
  expect(tab.main.all('tbody tr')).toHaveLength(3)
  expect(tab.main.text).toContain('00180,500 m³')
  expect(tab.main.text).toContain('90 m³')

  await send(tab, '00200,000', '2026-12-01')
  expect(tab.main.all('svg[role=img]')).toHaveLength(1)
})
