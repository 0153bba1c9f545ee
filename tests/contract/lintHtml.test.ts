import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lint } from '../../schemas/lint'
import { runs } from '../helpers/sample'
import { codes, lintFixtures, someContext } from './lintFixtures'
import { missingFromRendered } from './renderedHtml'

const others = new Set(codes.filter((code) => code !== 'changed-html'))

const warnings = (html: string): string[] =>
  lint({ type: 'rich-text', data: { html } }, 'block', someContext, others).map(({ message }) => message)

const htmlOf = (kind: 'valid' | 'invalid') =>
  lintFixtures('changed-html', kind).flatMap(({ name, document }) => {
    const html = Object(document).data?.html
    return typeof html === 'string' ? [{ name, html }] : []
  })

/** Losses that `missingFromRendered` cannot find: text in what looks like a comment, and limits of size. */
const undetectable = /^(?:unfinished|heart|cdata|less-than)/

describe('the HTML of the fixtures', () => {
  it.each(htmlOf('valid'))('$name is rendered whole', ({ html }) => expect(missingFromRendered(html)).toEqual([]))

  it.each(htmlOf('invalid').filter(({ name }) => !undetectable.test(name)))('$name is not rendered whole', ({ html }) =>
    expect(missingFromRendered(html)).not.toEqual([]),
  )
})

const tags =
  'p div h1 h2 h3 h4 h6 ul ol li dl dt dd blockquote pre figure figcaption table caption thead tbody tfoot tr th td a strong b i u s sub sup code del kbd font span center section'.split(
    ' ',
  )
const attributes = [
  '',
  '',
  '',
  ' href="/contenu/a"',
  ' href="javascript:x"',
  ' class="a"',
  ' scope="row"',
  ' colspan="2"',
  ' lang="en"',
  ' lang="pt-BR" dir="rtl"',
  ' dir="auto"',
  ' lang="en_GB"',
  ' dir="up"',
]
const word = fc.constantFrom('un', 'deux ', ' trois', '&amp;', '&nbsp;', ' ', '')

/** Well-formed HTML of any elements in any others. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'html' }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthIdentifier: 'html', maxDepth: 4 },
    word,
    fc.constantFrom('<br>', '<hr>', '<!-- x -->'),
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes), tie('tree'))
      .map(([tag, written, inside]) => `<${tag}${written}>${inside}</${tag}>`),
  ),
}))

/** Pieces of HTML in any order, broken ones too. */
const wild = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<p',
        '<a href=',
        '<a href="/a">',
        "<a href='/a' >",
        '<a href=/a/>',
        '<!--',
        '-->',
        '<!-->',
        '<!x>',
        '<?x?>',
        '</3>',
        '<br/>',
        '<br>',
        '<div lang=en>',
        '<td dir=rtl>',
        '<br lang=en>',
        '</br>',
        '<hr>',
        '<td colspan=2>',
        '<th scope = col>',
        '"',
        '=',
        '/',
        '<script>',
        '</script>',
        '<svg>',
        '<title>',
        '<ul><li>',
        '<table><tr><td>',
        '<P>',
      ),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''))

describe('the rule and the renderer agree', () => {
  it('on well-formed HTML: the rule warns exactly when something is lost', () => {
    fc.assert(
      fc.property(tree, (html) => {
        fc.pre(html !== '')
        const found = warnings(html)
        const missing = missingFromRendered(html)
        expect(found.length > 0, `${html}\nwarnings: ${found}\nmissing: ${missing}`).toBe(missing.length > 0)
      }),
      { numRuns: runs(4000) },
    )
  })

  it('on any HTML: without a warning it is rendered whole', () => {
    fc.assert(
      fc.property(wild, (html) => {
        fc.pre(html !== '' && warnings(html).length === 0)
        expect(missingFromRendered(html), html).toEqual([])
      }),
      { numRuns: runs(4000) },
    )
  })
})

describe('the limits of one text', () => {
  it.each([
    ['characters', 'x'.repeat(200_001)],
    ['elements', '<br>'.repeat(20_001)],
    ['levels', `${'<ul><li>'.repeat(17)}x`],
  ])('get a warning beyond the limit of %s', (_, html) => expect(warnings(html)).toHaveLength(1))

  it.each([
    ['characters', 'x'.repeat(200_000)],
    ['elements', '<br>'.repeat(20_000)],
    ['levels', `${'<ul><li>'.repeat(16)}x`],
  ])('get none at the limit of %s', (_, html) => expect(warnings(html)).toEqual([]))
})
