import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=5.77,50.63'
const block = (data: object = {}) => ({ type: 'iframe', data: { url, title: 'Plan de Montclair', ...data } })

async function shown(data: object = {}) {
  const { page } = await renderBlocks([block(data)])
  await press(findPressable(page, 'Afficher le contenu'))
  return { page, frame: find(page, 'iframe') }
}

const refuse = (blockedURI: string) =>
  act(async () => {
    const event = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src', blockedURI })
    document.dispatchEvent(event)
  })

describe('an embedded page', () => {
  it('is not loaded until the visitor opens it; a card shows its site and title', async () => {
    const { page } = await renderBlocks([block()])
    expect(page.querySelector('iframe')).toBeNull()
    expect(text(find(page, 'h2'))).toBe('Plan de Montclair')
    expect(text(page)).toContain('Contenu de openstreetmap.org.')
  })

  it('can always be opened in a new tab, also without JavaScript', async () => {
    const { page } = await renderBlocks([block()])
    const link = findPressable(page, 'Ouvrir sur openstreetmap.org (nouvel onglet)')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank'])
    await press(findPressable(page, 'Afficher le contenu'))
    expect(findPressable(page, 'Ouvrir sur openstreetmap.org (nouvel onglet)').getAttribute('href')).toBe(url)
  })

  it('reserves the height of its frame', async () => {
    const { page } = await renderBlocks([block({ height: 300 })])
    expect(find(page, 'svg[height]').getAttribute('height')).toBe('300')
    await press(findPressable(page, 'Afficher le contenu'))
    expect(find(page, 'iframe').getAttribute('height')).toBe('300')
  })

  it('is 420 pixels high by default', async () => {
    const { frame } = await shown()
    expect(frame.getAttribute('height')).toBe('420')
  })

  it('is named, lazy and sandboxed, and takes the focus', async () => {
    const { frame } = await shown()
    expect(frame.getAttribute('title')).toBe('Plan de Montclair')
    expect(frame.getAttribute('loading')).toBe('lazy')
    expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation')
    expect(frame.getAttribute('sandbox')?.split(' ')).toContain('allow-same-origin')
    expect(document.activeElement).toBe(frame)
  })

  it('of the portal’s own origin is sandboxed without that origin', async () => {
    const { frame } = await shown({ url: `https://${window.location.host}/fichier.html` })
    const own = new URL(`https://${window.location.host}`).origin === window.location.origin
    expect(frame.getAttribute('sandbox')?.includes('allow-same-origin')).toBe(!own)
  })

  it('shows that it is loading', async () => {
    const { page, frame } = await shown()
    expect(text(find(page, '[role=status]'))).toBe('Chargement du contenu…')
    await act(async () => frame.dispatchEvent(new Event('load')))
    expect(page.querySelector('[role=status]')).toBeNull()
  })

  it('that the portal’s policy blocks becomes a card with a link', async () => {
    const { page } = await shown()
    await refuse('https://www.openstreetmap.org')
    expect(page.querySelector('iframe')).toBeNull()
    expect(text(find(page, '[role=alert]'))).toBe(
      'Ce contenu ne peut pas être affiché ici. Il reste accessible sur openstreetmap.org.',
    )
    expect(document.activeElement).toBe(findPressable(page, 'Ouvrir sur openstreetmap.org (nouvel onglet)'))
  })

  it('ignores other violations of the policy', async () => {
    const { page } = await shown()
    await refuse('https://elsewhere.example')
    expect(page.querySelector('iframe')).toBeTruthy()
  })
})
