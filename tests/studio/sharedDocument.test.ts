import { describe, expect, it } from 'vitest'
import { encodeLink } from '../../src/studio/share/encodeLink'
import { packDocument } from '../../src/studio/share/sharedDocument'
import { leadsToDocument, packedFragment, readFragment } from '../../src/studio/share/sharedFragment'

const fragmentOf = async (text: string, at?: string) => packedFragment(await packDocument({ text, at }))

describe('a document in a link', () => {
  it.each([
    ['{ "type": "title", "data": { "text": "Marché de Noël 🎄" } }', '/data/text'],
    ['{ not JSON', undefined],
    ['', undefined],
    [`["${'é'.repeat(200_000)}"]`, '/0'],
  ])('is the same after it has travelled', async (text, at) => {
    const fragment = await fragmentOf(text, at)
    expect(fragment).toMatch(/^#doc=[\w-]+$/)
    expect(leadsToDocument(fragment)).toBe(true)
    expect(await readFragment(fragment)).toEqual({ text, at })
  })

  it('of a page of 60 kB fits in 8 kB', async () => {
    const block = { type: 'title', data: { text: 'Horaires de la maison communale', level: 2 } }
    const text = JSON.stringify({ title: 'Accueil', components: Array.from({ length: 900 }, () => block) }, null, 2)
    expect(text.length).toBeGreaterThan(60_000)
    expect((await fragmentOf(text)).length).toBeLessThan(8000)
  })

  it.each(['', '#', '#doc=', '#doc=%%%', '#doc=AAAA', '#other=1', '#fixture-valid-minimal'])(
    'that is none or damaged, as in %j, is not read',
    async (fragment) => expect(await readFragment(fragment)).toBeUndefined(),
  )

  it('that was cut on its way is not read', async () => {
    const fragment = await fragmentOf('{ "type": "title", "data": { "text": "Marché" } }')
    expect(await readFragment(fragment.slice(0, -8))).toBeUndefined()
  })

  it('that unpacks to more than a document can hold is not read', async () => {
    const fragment = await fragmentOf('x'.repeat(5_000_000))
    expect(fragment.length).toBeLessThan(10_000)
    expect(await readFragment(fragment)).toBeUndefined()
  })
})

it('a link has a QR code of its size, with a quiet border, up to the bytes that one holds', () => {
  const code = encodeLink('https://beffroi.example/studio/blocks/poll?fixture=valid%2Fminimal')
  expect(code?.size).toBeGreaterThan(21 + 8)
  expect(code?.path).toMatch(/^M4 4h1v1h-1z/)
  expect(encodeLink(`https://beffroi.example/#${'x'.repeat(2900)}`)).toBeDefined()
  expect(encodeLink(`https://beffroi.example/#${'x'.repeat(2953)}`)).toBeUndefined()
})
