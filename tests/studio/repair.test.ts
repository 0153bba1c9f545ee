import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Damage } from '../../src/studio/repair/Damage'
import { repairJson } from '../../src/studio/repair/repairJson'

const value = {
  type: 'title',
  data: { text: "L’été « indien » – “oui”, dit-on : c'est \u00a0ici", level: 2, more: [1, { a: null }] },
}
const sound = JSON.stringify(value, null, 2)
const quote = (text: string) => text.replaceAll('\n', '\n> ').replace(/^/, '> ')

/** A text, what it is damaged by, and the value that it must become. */
const cases: readonly [name: string, damaged: string, damages: readonly Damage[], repaired: unknown][] = [
  ['a byte-order mark', `\ufeff${sound}`, ['byte-order-mark'], value],
  ['quoted lines', quote(sound), ['quoted-lines'], value],
  ['twice quoted lines', quote(quote(sound)), ['quoted-lines'], value],
  ['quoted lines below prose', `Bonjour,\nvoici :\n${quote(sound)}\n`, ['quoted-lines', 'prose-around'], value],
  [
    'HTML entities',
    '{&quot;a&quot;: &quot;&lt;p&gt;x &amp;amp; y&lt;/p&gt;&quot;}',
    ['html-entities'],
    { a: '<p>x &amp; y</p>' },
  ],
  ['a code fence', `Voici :\n\n\`\`\`json\n${sound}\n\`\`\`\nMerci`, ['code-fence'], value],
  ['prose around', `Bonjour Anne (voir [1]),\n${sound}\n-- \nJean {mairie}`, ['prose-around'], value],
  ['prose before a list', `La liste : ${JSON.stringify([value])} !`, ['prose-around'], [value]],
  [
    'English quotes',
    '{“type”: “title”, “data”: {“text”: “Un”}}',
    ['typographic-quotes'],
    { type: 'title', data: { text: 'Un' } },
  ],
  ['German quotes', '{„type“: „title“}', ['typographic-quotes'], { type: 'title' }],
  [
    'French quotes with their blanks',
    '{«\u00a0type\u00a0»: «\u00a0title\u00a0»}',
    ['typographic-quotes'],
    { type: 'title' },
  ],
  [
    'quotes of two kinds',
    '{"type”: “title", "a": "b”, "c": 1}',
    ['typographic-quotes'],
    { type: 'title', a: 'b', c: 1 },
  ],
  ['quotes within quotes', '{“a”: “dit “oui”, puis “non””}', ['typographic-quotes'], { a: 'dit “oui”, puis “non”' }],
  ['straight quotes within others', '{“a”: “dit "oui"”}', ['typographic-quotes'], { a: 'dit "oui"' }],
  [
    'apostrophes for quotes',
    "{'a': 'l’été à l'école', 'b': ['c\\'d']}",
    ['single-quotes'],
    { a: "l’été à l'école", b: ["c'd"] },
  ],
  ['no-break spaces', '{\u00a0"a":\u202f"b\u00a0c",\u200b"d": 1}', ['no-break-spaces'], { a: 'b\u00a0c', d: 1 }],
  [
    'a text over two lines',
    '{"a": "un texte\n   long", "b": "x\\ny"}',
    ['broken-lines'],
    { a: 'un texte long', b: 'x\ny' },
  ],
  ['trailing commas', '{"a": [1, 2, ], "b": {"c": ",}",},\n}', ['trailing-commas'], { a: [1, 2], b: { c: ',}' } }],
  ['comments', '{\n // un\n "a": "http://x", /* deux */ "b": 2 }', ['comments'], { a: 'http://x', b: 2 }],
  ['a missing comma', '{"a": 1\n "b": 2}', ['other'], { a: 1, b: 2 }],
  ['words of Python', '{"a": True, "b": None}', ['other'], { a: true, b: null }],
  [
    'all of a mail',
    'Bonjour,\n> {\n> “type”: “title”,\n> “data”: { “text”: “Bien-\n> venue”, }, // ici\n> }\nBien à vous',
    ['quoted-lines', 'prose-around', 'typographic-quotes', 'broken-lines', 'trailing-commas', 'comments'],
    { type: 'title', data: { text: 'Bien- venue' } },
  ],
]

describe('damaged JSON', () => {
  it.each(cases)('with %s is repaired, and the damage is named', (_, damaged, damages, repaired) => {
    const result = repairJson(damaged)
    expect(result && JSON.parse(result.text)).toEqual(repaired)
    expect(result?.damages).toEqual(damages)
  })

  it.each([
    ['sound JSON', sound],
    ['nothing', ''],
    ['prose', 'Bonjour, voici la page.'],
    ['prose with a bracket', 'Bonjour [voir plus bas], à demain'],
  ])('is not seen in %s', (_, text) => {
    expect(repairJson(text)).toBeUndefined()
  })

  it('keeps its layout', () => {
    expect(repairJson(`Voici ${sound.replace('2,', '2,  ')}`)?.text).toBe(sound.replace('2,', '2,  '))
  })

  it('never loses or changes a text, whatever stands in it', () => {
    const json = fc.dictionary(
      fc.string({ minLength: 1 }),
      fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())),
      {
        minKeys: 1,
        noNullPrototype: true,
      },
    )
    fc.assert(
      fc.property(json, (made) => {
        const text = JSON.stringify(made, null, 2)
        for (const damaged of [`\ufeff${text}`, `Voici :\n${text}\n`, text.replace(/\n}$/, ',\n}')]) {
          expect(JSON.parse(repairJson(damaged)?.text ?? 'null')).toEqual(made)
        }
      }),
    )
  })
})
