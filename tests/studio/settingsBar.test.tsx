import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AxeSwitch } from '../../src/studio/axe/AxeSwitch'
import { SettingsBar } from '../../src/studio/gallery/SettingsBar'
import { overviewAddress } from '../../src/studio/settings/addresses'
import { useSettings } from '../../src/studio/settings/useSettings'
import { find, press, renderStudio, type } from './renderStudio'

/** The bar, and the address that a link of the page has. */
function Bar() {
  const [settings] = useSettings()
  return (
    <>
      <SettingsBar />
      <AxeSwitch />
      <a href={overviewAddress(settings)}>Lien</a>
    </>
  )
}

const bar = async (address = '/') => {
  const page = await renderStudio(<Bar />, address)
  const toggle = find(page, 'button[aria-controls=settings]')
  const link = () => find(page, 'a', 'Lien').getAttribute('href')
  return { page, toggle, link, summary: () => find(page, '[aria-label="Affichage des aperçus"]').textContent ?? '' }
}

const labelled = (page: HTMLElement, label: string): HTMLElement => {
  const found = find(page, 'label', label)
  return found.querySelector('input') ?? find(page, `[id="${found.getAttribute('for')}"]`)
}

async function choose(field: HTMLElement, value: string): Promise<void> {
  if (!(field instanceof HTMLSelectElement)) throw new Error('no drop-down')
  await act(async () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

describe('the settings', () => {
  it('are folded at first, and name what differs from the defaults with one press to reset', async () => {
    const { page, toggle, summary, link } = await bar(
      '/?theme=squared&width=full&colors=hauteroche&clock=example&axe=on',
    )
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    for (const name of ['Squared', 'Toute la place', 'Hauteroche', 'Le jour de l’exemple', 'Accessibilité examinée'])
      expect(summary()).toContain(name)
    await press(find(page, 'button', 'Tout rétablir'))
    expect(link()).toBe('/')
    expect(document.activeElement).toBe(toggle)
    expect(find(page, 'div:has(> button)', 'Tout rétablir').hidden).toBe(true)
  })

  it.each([
    ['Contraste élevé', 'contrast=high'],
    ['Animations réduites', 'motion=reduced'],
    ['Textes longs', 'textLength=long'],
    ['Texte à 200', 'textSize=200'],
    ['De droite à gauche', 'direction=rtl'],
    ['Examiner l’accessibilité', 'axe=on'],
  ])('have a box %j for %s, which is in the address of every link', async (label, parameter) => {
    const { page, toggle, link } = await bar()
    await press(toggle)
    await press(labelled(page, label))
    expect(link()).toBe(`/?${parameter}`)
    await press(labelled(page, label))
    expect(link()).toBe('/')
  })

  it('set the clock to a moment by its name, or to a typed date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00Z') })
    try {
      const { page, toggle, link, summary } = await bar()
      await press(toggle)
      await choose(labelled(page, 'Horloge'), 'sunday')
      expect(link()).toBe('/?clock=2026-11-29T22%3A00')
      expect(summary()).toContain('dimanche 29 novembre 2026 à 22:00')
      await choose(labelled(page, 'Horloge'), 'own')
      await type(labelled(page, 'Date et heure'), '2027-06-01T08:30')
      expect(link()).toBe('/?clock=2027-06-01T08%3A30')
      await choose(labelled(page, 'Horloge'), 'example')
      expect(link()).toBe('/?clock=example')
      await choose(labelled(page, 'Horloge'), 'now')
      expect(link()).toBe('/')
    } finally {
      vi.useRealTimers()
    }
  })

  it('close at Escape, with the focus on their button, and when the focus leaves them', async () => {
    const { page, toggle } = await bar()
    await press(toggle)
    const box = labelled(page, 'Textes longs')
    await act(async () => {
      box.focus()
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(toggle)
    await press(toggle)
    await act(async () => {
      labelled(page, 'Textes longs').focus()
      find(page, 'a', 'Lien').focus()
    })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })

  it('keep the wish for axe from page to page', async () => {
    const { page, link } = await bar()
    await press(find(page, 'button', 'Examiner l’accessibilité'))
    expect(link()).toBe('/?axe=on')
  })
})
