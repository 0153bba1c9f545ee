import { expect, it } from 'vitest'
import { type Answers, page, portal, renderWith, text } from './answers'
import { readHtml } from './readHtml'

const answers: Answers = { '/home': page([text('Bonjour')]), '/content/voirie': page([text('Sel')]) }

async function linksOf(path: string, more: object = {}, locale = 'fr') {
  const { html } = await renderWith(answers, { url: `/valbeau${path}`, portal: { ...portal, ...more }, locale })
  const hrefs = (rel: string) =>
    [...readHtml(html).querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'))
  return { manifest: hrefs('manifest'), touchIcon: hrefs('apple-touch-icon') }
}

it.each(['', '/contenu/voirie', '/contenu/parti', '/nulle-part', '/recherche?query=bus', '/compte/connexion'])(
  'the page %s names the manifest of the portal, in its language',
  async (path) => {
    expect((await linksOf(path)).manifest).toEqual(['/valbeau/manifest.webmanifest'])
    expect((await linksOf(path, {}, 'en')).manifest).toEqual(['/valbeau/manifest.webmanifest?lang=en'])
    expect((await linksOf(path, { maintenance: true })).manifest).toEqual(['/valbeau/manifest.webmanifest'])
  },
)

it('a page names the town’s own icon for iPhones, or else a drawn one', async () => {
  expect((await linksOf('')).touchIcon).toEqual(['/valbeau/apple-touch-icon.png'])
  expect((await linksOf('', { icons: { iosIcon: 'ecu.png' } })).touchIcon).toEqual(['/resize/180x180/ecu.png'])
})
