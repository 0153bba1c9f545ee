import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { runs } from '../../helpers/sample'

const rich = (html: string) => ({ type: 'rich-text', data: { html } })

/** The HTML that a fragment renders as, without classes. */
async function html(fragment: string): Promise<string> {
  const { page } = await renderBlocks([rich(fragment)])
  return (page.firstElementChild?.innerHTML ?? '').replace(/ class="[^"]*"/g, '')
}

afterEach(() => vi.restoreAllMocks())

describe('rich text keeps', () => {
  it.each([
    ['paragraphs and emphasis', '<p>Le <strong>recyparc</strong> <em>est</em> <u>ouvert</u><br>demain</p>'],
    ['lists', '<ul><li>un</li><li>deux<ol><li>trois</li></ol></li></ul>'],
    ['quotes, rules, code', '<blockquote><p>Bonjour</p></blockquote><hr><pre>a\n  b</pre><p><code>x</code></p>'],
    ['figures with captions', '<figure><p>x</p><figcaption>légende</figcaption></figure>'],
    [
      'languages and directions',
      '<p lang="ar-LB" dir="rtl">مرحبا</p><p><span lang="en">Hello</span> <em dir="auto">a</em></p>',
    ],
    ['the language of a group', '<div lang="en"><h2>Hours</h2><p>Always</p></div>'],
    ['entities', '<p>l’été &amp; l’hiver &lt;3</p>'],
  ])('%s', async (_, fragment) => expect(await html(fragment)).toBe(fragment))

  it('tables, in a frame named after the caption that the keyboard can scroll', async () => {
    const table =
      '<table><caption>Tarifs</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    const { page } = await renderBlocks([rich(table)])
    const frame = find(page, '[role=group]')
    expect([frame.tabIndex, frame.getAttribute('aria-label')]).toEqual([0, 'Tarifs'])
    expect(frame.innerHTML).toBe(table)
  })

  it('the language of what it renders as something else', async () => {
    expect(await html('<section lang="en">a</section><article><td lang="de">b</td></article>')).toBe(
      '<p>a</p><div lang="de"><p>b</p></div>',
    )
    expect(await html('<h2><p lang="en">a</p></h2><p><a href="x:y" lang="nl">b</a></p>')).toBe(
      '<h2><span lang="en">a</span></h2><p><span lang="nl">b</span></p>',
    )
    expect(await html('<em lang="it"><p>a</p></em>')).toBe('<div lang="it"><p>a</p></div>')
  })

  it('no language that is not a BCP 47 tag, and no other direction', async () => {
    expect(await html('<p lang="en_GB" dir="up">a</p><p lang="x y" dir="">b</p><br lang="en">')).toBe(
      '<p>a</p><p>b</p><p><br></p>',
    )
    expect(await html('<p lang=" EN " dir="RTL">a</p>')).toBe('<p lang="EN" dir="rtl">a</p>')
  })

  it('headings below the page’s title, without skipping a level', async () => {
    expect(await html('<h1>a</h1><h4>b</h4><h6>c</h6>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>')
  })

  it('headings below the heading of the surrounding group', async () => {
    const { page } = await renderBlocks([
      { type: 'group', data: { title: 'Voirie', components: [rich('<h2>Travaux</h2>')] } },
    ])
    expect(text(find(page, 'h3'))).toBe('Travaux')
  })
})

describe('rich text decodes character references', () => {
  it.each([
    ['by name', '<p>l&rsquo;&eacute;t&eacute; &agrave; 12&nbsp;&euro; &hellip;</p>', '<p>l’été à 12&nbsp;€ …</p>'],
    ['by number', '<p>&#233;&#xE9;&#8217;</p>', '<p>éé’</p>'],
    ['once', '<p>&amp;eacute; &amp;lt;b&amp;gt;</p>', '<p>&amp;eacute; &amp;lt;b&amp;gt;</p>'],
    ['but keeps unknown ones', '<p>R&D &constructor; &inconnu;</p>', '<p>R&amp;D &amp;constructor; &amp;inconnu;</p>'],
    ['to U+FFFD when they are not a character', '<p>&#0;&#xD800;&#9999999;</p>', '<p>\ufffd\ufffd\ufffd</p>'],
  ])('%s', async (_, fragment, expected) => expect(await html(fragment)).toBe(expected))

  it('in addresses before they are checked', async () => {
    expect(await html('<p><a href="javas&#99;ript&colon;alert(1)">a</a> <a href="/a?b&amp;c">b</a></p>')).toBe(
      '<p>a <a href="/montclair/a?b&amp;c">b</a></p>',
    )
    expect(await html('<p><a href="java&#115;cript&#58;alert(1)">a</a></p>')).toBe('<p>a</p>')
  })
})

describe('rich text drops', () => {
  it.each([
    [
      'scripts, styles and frames with their content',
      '<p>a</p><script>alert(1)</script><style>p{}</style><iframe src="/x">b</iframe>',
      '<p>a</p>',
    ],
    [
      'event handlers, styles, classes and ids',
      '<p onclick="x()" style="color:red" class="c" id="i">a</p>',
      '<p>a</p>',
    ],
    ['unknown elements, but not their text', '<p><font color="red">a</font><blink>b</blink></p>', '<p>ab</p>'],
    ['drawings with their content', '<p>a<svg><a href="/x">b</a></svg></p>', '<p>a</p>'],
    ['comments and declarations', '<!doctype html><!-- a --><p>b</p>', '<p>b</p>'],
    ['elements named like properties of JavaScript', '<constructor>a</constructor><toString>b</toString>', '<p>ab</p>'],
    ['empty paragraphs, lists and headings', '<p>&nbsp;</p><ul> </ul><h2></h2>', ''],
  ])('%s', async (_, fragment, expected) => expect(await html(fragment)).toBe(expected))
})

describe('a link in rich text', () => {
  const link = async (href: string) => {
    const { page } = await renderBlocks([rich(`<p><a href="${href}">lien</a></p>`)])
    return page.querySelector('a')
  }

  it('navigates inside the portal', async () => {
    const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
    const { page } = await renderBlocks([rich('<a href="/contenu/voirie">Voirie</a>')], { run })
    expect(find(page, 'a').getAttribute('href')).toBe('/montclair/contenu/voirie')
    await press(find(page, 'a'))
    const action = { handler: 'navigation', data: { path: '/contenu/voirie' } }
    expect(run).toHaveBeenCalledWith(action, expect.anything())
  })

  it.each(['https://www.example.org/a?b=c#d', 'mailto:info@example.org', 'tel:+3243771234'])(
    'to %s leaves the portal',
    async (href) => {
      const anchor = await link(href)
      expect([anchor?.getAttribute('href'), anchor?.getAttribute('rel')]).toEqual([href, 'noopener'])
    },
  )

  it.each([
    'javascript:alert(1)',
    ' java&#10;script:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'http://example.org',
    '//example.org',
    '/\\example.org',
    'https://user@example.org',
    'vbscript:x',
    'page',
    '',
  ])('to %s is text', async (href) => {
    expect(await link(href)).toBeNull()
  })

  it('in a link is text', async () => {
    expect(await html('<a href="/a">un <b><a href="/b">deux</a></b></a>')).not.toMatch(/<a[^>]*>[^/]*<a/)
  })
})

describe('rich text renders valid nesting', () => {
  it.each([
    ['blocks in a paragraph', '<p>a<ul><li>b</li></ul>c</p>', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    ['blocks in bold text', '<b><p>a</p><p>b</p></b>', '<p>a</p><p>b</p>'],
    ['bare text', 'a<br>b', '<p>a<br>b</p>'],
    ['text and blocks in turn', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['divisions', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['a list in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    ['items without a list', '<li>a</li> <li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    ['a block in a link', '<a href="/a"><p>a</p><p>b</p></a>', '<p><a href="/montclair/a">a<br>b</a></p>'],
    ['a block in a heading', '<h2><p>a</p></h2>', '<h2>a</h2>'],
    ['a line break that opens preformatted text', '<pre>\n<b>a</b>\r\nb</pre>', '<pre><b>a</b>\nb</pre>'],
    ['cells without a table', '<td>a</td>', '<p>a</p>'],
  ])('%s', async (_, fragment, expected) => expect(await html(fragment)).toBe(expected))

  it('for rows without a body, and text between cells', async () => {
    const rendered = await html('<table> <tr> <td>a</td> b </tr> </table>')
    expect(rendered).toContain('<table><tbody><tr><td>a</td></tr></tbody></table>')
  })

  it('for any HTML', async () => {
    const complaints = vi.spyOn(console, 'error')
    const names =
      'p div h2 ul ol li b a em table caption thead tbody tr td th blockquote pre figure figcaption br hr script font'.split(
        ' ',
      )
    const tag = fc.constantFrom(...names)
    const piece = fc.oneof(
      fc.constantFrom('mot', ' ', '\n'),
      tag.map((name) => `<${name}${name === 'a' ? ' href="/x"' : ''}>`),
      tag.map((name) => `</${name}>`),
    )
    const soup = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(soup, async (fragment) => {
        await renderBlocks([rich(`x${fragment}`)])
        expect(complaints).not.toHaveBeenCalled()
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('rich text is limited', () => {
  it('in depth: deeper nodes are reduced to their text', async () => {
    const { page } = await renderBlocks([rich(`${'<blockquote>'.repeat(5000)}fond${'</blockquote>'.repeat(5000)}`)])
    expect(text(page)).toBe('fond')
    expect(page.querySelectorAll('blockquote').length).toBeLessThan(50)
  })

  it('in size: a longer text is cut', async () => {
    const { page } = await renderBlocks([rich(`<p>${'mot '.repeat(100_000)}</p>`)])
    expect(page.textContent?.length).toBeLessThan(210_000)
    const many = await renderBlocks([rich('<p>a</p>'.repeat(30_000))])
    expect(many.page.querySelectorAll('p').length).toBeLessThanOrEqual(20_000)
  })
})
