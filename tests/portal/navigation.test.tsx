// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { waitUntil } from '../helpers/waitUntil'
import { type Answers, backEnd, page, renderWith, text, title } from './answers'
import { readHtml } from './readHtml'
import { click, defaultAnswers, heading, visit } from './visit'

const voirie = 'nav a[href="/valbeau/contenu/voirie"]'
const menu = 'header a[href="/valbeau/menu"]'
const main = () => document.querySelector('main')
const busy = () => main()?.getAttribute('aria-busy')
const progress = () => document.querySelector('[role="progressbar"]')

/** Visits the home; calls whose address contains `voirie` are answered once the test says so. */
async function visitSlowly() {
  const { fetch } = backEnd(defaultAnswers)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await visit('/valbeau', defaultAnswers, async (path, init) => {
    if (path.includes('voirie')) await released
    return fetch(path, init)
  })
  return { ...page, release: () => act(async () => release()) }
}

describe('an answer that is slow', () => {
  it('shows progress and keeps the page, which is busy', async () => {
    const { release } = await visitSlowly()
    expect(progress()).toBeNull()
    await click(voirie)
    await waitUntil(() => expect(progress()?.getAttribute('aria-label')).toBe('Chargement de la page…'))
    expect([heading(), busy()]).toEqual(['Valbeau', 'true'])
    await release()
    await waitUntil(() => expect(heading()).toBe('Voirie'))
    await waitUntil(() => expect([progress(), busy()]).toEqual([null, null]))
  })

  it('does not replace the page of a later link', async () => {
    const { release, session } = await visitSlowly()
    await click(voirie)
    await waitUntil(() => expect(busy()).toBe('true'))
    await click(menu)
    await waitUntil(() => expect(heading()).toBe('Menu'))
    await release()
    await waitUntil(() => expect(session.queries.cache.isFetching()).toBe(0))
    expect([heading(), busy(), window.location.pathname]).toEqual(['Menu', null, '/valbeau/menu'])
    expect(progress()).toBeNull()
  })
})

/** Visits the home, and follows the link to a page for which the back end gives this answer from then on. */
async function follow(answer: unknown) {
  const answers: Answers = { ...defaultAnswers, '/content/voirie': answer }
  const { fetch, calls } = backEnd(answers)
  const opened = await visit('/valbeau', defaultAnswers, fetch)
  vi.mocked(console.error).mockImplementation(() => {})
  await click(voirie)
  return { ...opened, asked: () => calls.filter(({ path }) => path.includes('/content/voirie')).length }
}

describe('a page that is opened by a link', () => {
  it.each(['/contenu/voirie', '/menu', '/publication', '/evenements'])(
    'equals the page at its address: %s',
    async (path) => {
      const answers = { ...defaultAnswers, '/publications': [], '/events': [] }
      const direct = readHtml((await renderWith(answers, { url: `/valbeau${path}` })).html)
      const { session } = await visit('/valbeau', answers)
      await act(async () => session.location.navigate(`/valbeau${path}`))
      const shown = () => main()?.textContent
      await waitUntil(() => expect(shown()).toBe(direct.querySelector('main')?.textContent))
      expect(heading()).toBe(direct.querySelector('h1')?.textContent)
      expect(document.title).toBe(direct.title)
    },
  )

  it('says that the server fails, not why, and offers to load the page again', async () => {
    const { asked } = await follow(500)
    await waitUntil(() => expect(heading()).toBe('Cette page n’a pas pu être affichée'))
    expect(main()?.textContent).not.toContain('No.')
    const retry = [...(main()?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === 'Réessayer')
    expect([retry?.getAttribute('href'), retry?.target]).toEqual(['/valbeau/contenu/voirie', '_self'])
    // The page that shows the failure asks once more on its own.
    await waitUntil(() => expect(asked()).toBe(2))
  })

  it('renders its other blocks without a message when some are invalid', async () => {
    const broken = [{ type: 'title', data: { text: 12 } }, { type: 'nonsense', data: {} }, null]
    await follow(page([title('Avant'), ...broken, text('Sel et sable')]))
    await waitUntil(() => expect(heading()).toBe('Voirie'))
    expect(main()?.textContent).toContain('Avant')
    expect(main()?.textContent).toContain('Sel et sable')
    expect(main()?.textContent).not.toMatch(/nonsense|wrong-type|unknown|inconnu/i)
  })

  it('comes from the server while the portal is in maintenance', async () => {
    const error = { status: 503, code: 'maintenance', message: 'The portal is in maintenance.', issues: [] }
    await visit('/valbeau', defaultAnswers, async () => Response.json({ error }, { status: 503 }))
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    await click(voirie)
    await waitUntil(() => expect(reload).toHaveBeenCalledOnce())
    expect([heading(), window.location.pathname]).toEqual(['Valbeau', '/valbeau/contenu/voirie'])
  })
})
