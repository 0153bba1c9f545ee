import { describe, expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const files = (...list: object[]) => ({ type: 'file-list', data: { files: list } })
const url = 'https://www.montclair.example/reglement.pdf'
const row = async (file: object, locale = 'fr') =>
  text(find((await renderBlocks([files({ title: 'Règlement', url, ...file })], { locale })).page, 'li')).replace(
    /\u00a0|\u202f/g,
    ' ',
  )

describe('a file', () => {
  it('opens in a new tab and says so', async () => {
    const { page } = await renderBlocks([files({ title: 'Règlement', url })])
    const link = find(page, 'ul > li a')
    expect(text(link)).toBe('Règlement (nouvel onglet)')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      url,
      '_blank',
      'noopener',
    ])
  })

  it.each([
    [904, '904 o'],
    [1000, '1 ko'],
    [248_320, '248,3 ko'],
    [1_263_616, '1,3 Mo'],
    [1_610_612_736, '1,6 Go'],
    [0, '0 o'],
  ])('of %i bytes is %s in French', async (size, words) => {
    expect(await row({ size })).toBe(`Règlement (nouvel onglet)Document PDF · ${words}`)
  })

  it.each([
    ['application/pdf', url, 'Document PDF'],
    [undefined, 'https://www.montclair.example/horaires.csv?version=3', 'Tableur CSV'],
    ['image/png', 'https://www.montclair.example/plan.png', 'Image PNG'],
    ['video/mp4', 'https://www.montclair.example/conseil', 'Vidéo'],
    ['application/zip', 'https://www.montclair.example/photos.zip', 'Archive ZIP'],
    ['audio/mpeg', 'https://www.montclair.example/visite.mp3', 'Son MP3'],
    ['application/vnd.oasis.opendocument.presentation', 'https://www.montclair.example/a.odp', 'Présentation ODP'],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'https://m.example/a.docx',
      'Document DOCX',
    ],
    [undefined, 'https://www.example.org/', 'Fichier'],
    [undefined, 'https://www.example.org', 'Fichier'],
  ])('of type %s at %s is named %s', async (contentType, address, words) => {
    expect(await row({ url: address, ...(contentType && { contentType }) })).toBe(`Règlement (nouvel onglet)${words}`)
  })

  it('without a readable title is named after its kind', async () => {
    const { page } = await renderBlocks([files({ title: ' ', url })])
    expect(text(find(page, 'a'))).toBe('Document PDF (nouvel onglet)')
  })
})
