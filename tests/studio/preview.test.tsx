import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handlers } from '../../renderer/actions/handlers/index'
import { fixturesAt, fixturesOf } from '../../src/studio/fixtures/catalogue'
import type { PreviewState } from '../../src/studio/frame/PreviewState'
import type { ActionReport } from '../../src/studio/frame/reports'
import { loadFixtureJson } from '../../src/studio/preview/loadFixtureJson'
import { PreviewContent } from '../../src/studio/preview/Preview'
import { loadBlockText, loadStudioTextOnce } from '../../src/studio/preview/resources'
import { defaults, type Settings } from '../../src/studio/settings/Settings'
import { fill } from '../helpers/renderer/fill'
import { waitUntil } from '../helpers/waitUntil'
import { find, press, renderStudio } from './renderStudio'

const submit = JSON.stringify({
  handler: 'submit',
  data: { method: 'POST', endpoint: '/form', fields: { email: null, message: 'Bonjour', more: 1 } },
})

/** Renders a preview as in a frame of the gallery. */
async function preview(fixture: string, some: Partial<PreviewState> = {}) {
  location.hash = `fixture=${fixture}`
  const { locale } = some.settings ?? defaults
  await Promise.all([loadBlockText(locale), loadStudioTextOnce('fr'), loadFixtureJson(fixture)])
  const page = await renderStudio(<PreviewContent state={{ settings: defaults, fixture, language: 'fr', ...some }} />)
  await waitUntil(() => expect(page.textContent).not.toBe('…'))
  return page
}

const frame = document.createElement('iframe')
let told: ActionReport[] = []
let jumps: string[] = []
let situations: unknown[] = []
frame.addEventListener('preview-action', (event) => {
  if (event instanceof CustomEvent) told.push(event.detail)
})
frame.addEventListener('preview-jump', (event) => {
  if (event instanceof CustomEvent) jumps.push(event.detail)
})
frame.addEventListener('preview-situation', (event) => {
  if (event instanceof CustomEvent) situations.push(event.detail)
})

beforeEach(() => {
  told = []
  jumps = []
  situations = []
  Object.defineProperty(window, 'frameElement', { configurable: true, value: frame })
})
afterEach(() => Reflect.deleteProperty(window, 'frameElement'))

const effects = () => told.flatMap((entry) => (entry.kind === 'effect' ? [entry.effect] : []))

describe('a preview', () => {
  it('sets theme and language of its document', async () => {
    await preview('blocks/title/valid/minimal', { settings: { ...defaults, theme: 'squared', locale: 'nl' } })
    expect(document.documentElement.dataset.theme).toBe('squared')
    expect(document.documentElement.lang).toBe('nl')
  })

  it('renders a changed text instead of the fixture', async () => {
    const text = '{"type":"title","data":{"text":"Marché de Noël"}}'
    const page = await preview('blocks/title/valid/minimal', { text })
    expect(find(page, 'h2').textContent).toBe('Marché de Noël')
  })

  it('shows a card for an invalid block, with pointers into the whole document', async () => {
    const page = await preview('blocks/group/invalid/nested-text-missing')
    const card = find(page, '[role=group]', 'missing-property')
    await press(find(card, 'button', 'dans le JSON'))
    expect(jumps).toHaveLength(1)
    expect(jumps[0]).toMatch(/^\/data\/components\/\d+\/.*\/data\/text$/)
  })

  it('reports what an action would do, and does nothing', async () => {
    const page = await preview('actions/navigation/valid/query')
    await press(find(page, 'button', 'Exécuter'))
    await waitUntil(() => expect(told.length).toBe(2))
    expect(effects()).toMatchObject([{ effect: 'navigate' }])
    expect(told[1]).toMatchObject({ kind: 'outcome', outcome: { status: 'done' } })
  })

  it.each(Object.keys(handlers))('reports the effects of %s, and that it is done', async (handler) => {
    const page = await preview(fixturesOf('actions', handler)[0]?.id ?? expect.fail('The handler has no fixture.'))
    await press(find(page, 'button', 'Exécuter'))
    const answers = [...page.querySelectorAll('dialog')].at(-1)?.querySelectorAll('button')
    if (told.length === 0 && answers) await act(async () => [...answers].at(-1)?.click())
    await waitUntil(() => expect(told.at(-1)).toMatchObject({ kind: 'outcome', outcome: { status: 'done' } }))
    expect(effects().length).toBeGreaterThan(0)
  })

  it('asks for confirmation and follows the answer', async () => {
    const page = await preview('actions/navigation/valid/confirm')
    await press(find(page, 'button', 'Exécuter'))
    await press(find(page, 'dialog button', 'Rester ici'))
    await waitUntil(() => expect(told.length).toBe(2))
    expect(effects()).toMatchObject([{ effect: 'confirm' }])
    expect(told[1]).toMatchObject({ outcome: { status: 'cancelled' } })
    expect(page.querySelector('dialog')).toBeNull()
  })

  it('opens modals', async () => {
    const page = await preview('actions/modal/valid/full')
    await press(find(page, 'button', 'Exécuter'))
    expect(find(page, 'dialog').textContent).toContain('Signaler un dépôt sauvage')
    await press(find(page, 'dialog button', 'Annuler'))
    await waitUntil(() => expect(page.querySelector('dialog')).toBeNull())
  })

  it('sends the inputs of a modal when all are valid', async () => {
    const page = await preview('actions/modal/valid/with-inputs')
    await press(find(page, 'button', 'Exécuter'))
    await waitUntil(() => find(page, 'dialog [name=urgency]'))
    await press(find(page, 'dialog button', 'Envoyer'))
    expect(page.querySelectorAll('dialog [aria-invalid=true], dialog [role=alert]').length).toBeGreaterThan(0)
    expect(effects()).toMatchObject([{ effect: 'openModal' }])
    await press(find(page, 'dialog [name=category]'))
    await press(find(page, 'dialog [name=urgency][value="0"]'))
    await fill(find(page, 'dialog textarea'), 'Un lampadaire est éteint.')
    await press(find(page, 'dialog button', 'Envoyer'))
    await waitUntil(() => expect(page.querySelector('dialog')).toBeNull())
    const body = { category: { category: 'lighting' }, message: 'Un lampadaire est éteint.', urgency: 0 }
    expect(effects().slice(1)).toMatchObject([{ effect: 'call', method: 'POST', body }, { effect: 'closeModal' }])
  })

  it('lets calls fail if the settings say so', async () => {
    const page = await preview('actions/vote/valid/basic', { settings: { ...defaults, calls: 'failed' } })
    await press(find(page, 'button', 'Exécuter'))
    await waitUntil(() => expect(told.length).toBe(2))
    expect(told[0]).toMatchObject({ effect: { effect: 'call', method: 'POST' }, error: { name: 'Error' } })
    expect(told[1]).toMatchObject({ outcome: { status: 'failed' } })
  })

  it.each([
    ['done', 'done'],
    ['failed', 'failed'],
  ] as const)('lets events be handled as the settings say: %s', async (calls, status) => {
    const page = await preview('actions/remove_widget/valid/basic', { settings: { ...defaults, calls } })
    await press(find(page, 'button', 'Exécuter'))
    await waitUntil(() => expect(told.length).toBe(2))
    expect(told).toMatchObject([{ effect: { effect: 'emit', event: 'remove_widget' } }, { outcome: { status } }])
  })

  it('answers a vote with results that include it', async () => {
    const page = await preview('blocks/poll/valid/minimal')
    await press(find(page, 'label'))
    await press(find(page, 'button[type=submit]'))
    await waitUntil(() => expect(told.length).toBe(3))
    expect(effects()).toMatchObject([
      { effect: 'call', method: 'POST' },
      { effect: 'replace', block: { type: 'poll-results' } },
    ])
    const [, replace] = effects()
    const { dataset } = replace?.effect === 'replace' ? Object(replace.block).data : { dataset: [] }
    expect(dataset.filter(({ hasVoted }: { hasVoted: boolean }) => hasVoted)).toHaveLength(1)
  })

  it('refuses the values of a form, as a server does, if the settings say so', async () => {
    const settings: Settings = { ...defaults, calls: 'refused' }
    const page = await preview('actions/submit/valid/basic', { settings, text: submit })
    await press(find(page, 'button', 'Exécuter'))
    await waitUntil(() => expect(told.length).toBe(2))
    const outcome = told[1]?.kind === 'outcome' ? told[1].outcome : undefined
    expect(outcome).toMatchObject({
      status: 'failed',
      error: {
        body: {
          error: {
            issues: [
              { pointer: '/body/email', code: 'missing-property' },
              { pointer: '/body/message', code: 'wrong-value' },
            ],
          },
        },
      },
    })
  })

  it('renders all fixtures of a folder, each under its name', async () => {
    const page = await preview('blocks/title/valid/*')
    const names = fixturesAt('blocks/title/valid/*').map(({ id }) => id)
    expect(names.length).toBeGreaterThan(2)
    const drawn = [...page.querySelectorAll<HTMLElement>('[data-fixture]')]
    expect(drawn.map(({ dataset }) => dataset.fixture)).toEqual(names)
    for (const part of drawn) expect(part.querySelectorAll('h1, h2, h3, h4').length).toBeGreaterThan(2)
  })

  it('starts the clock of its blocks at the given time', async () => {
    const at = async (now: string) => {
      const page = await preview('blocks/schedule/valid/complete', { now })
      return page.textContent
    }
    expect(await at('2027-01-11T10:30:00+01:00')).not.toBe(await at('2027-01-11T03:30:00+01:00'))
  })

  it('starts the clock of its blocks at the moment of the settings, and says so', async () => {
    const fixture = 'blocks/waste-calendar/valid/minimal'
    const at = async (clock: string) => (await preview(fixture, { settings: { ...defaults, clock } })).textContent
    expect(await at('2028-01-01T10:00')).not.toContain('PMC')
    expect(await at('example')).toContain('PMC')
    expect(situations.at(-1)).toEqual({ clock: 'example', moment: '2026-11-24T08:00:00.000Z', language: 'fr' })
  })

  it('draws long texts, a large size and the other direction', async () => {
    const settings: Settings = { ...defaults, textLength: 'long', textSize: '200', direction: 'rtl' }
    const text = '{"type":"title","data":{"text":"Eau"}}'
    const page = await preview('blocks/title/valid/minimal', { settings, text })
    expect(find(page, 'h2').textContent).toBe('[Eeaauu Eeaauu]')
    expect(document.documentElement.dataset.textSize).toBe('double')
    expect(document.documentElement.dir).toBe('rtl')
    await preview('blocks/title/valid/minimal')
    expect(document.documentElement.dataset.textSize).toBeUndefined()
    expect(document.documentElement.hasAttribute('dir')).toBe(false)
  })

  it('marks a fallback outside the elements of the blocks', async () => {
    const fallback = { type: 'title', data: { text: 'À la place' } }
    const refused = { type: 'poll', data: {}, fallback: { type: 'nothing', data: {}, fallback } }
    const page = await preview('blocks/poll/valid/minimal', { text: JSON.stringify(refused) })
    await waitUntil(() => expect(document.querySelector('aside')?.textContent).toContain('poll'))
    expect(document.querySelectorAll('aside p')).toHaveLength(1)
    expect(find(page, 'h2').textContent).toBe('À la place')
    expect(find(page, '[data-ground]').querySelector('i, aside')).toBeNull()
  })

  it('applies the corrected colours of a town, and removes them', async () => {
    const colors = 'primary-ffd400'
    await preview('blocks/title/valid/minimal', { settings: { ...defaults, colors } })
    const style = () => document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(String).length)
    expect(style()).not.toEqual([0])
    await preview('blocks/title/valid/minimal')
    expect(style()).toEqual([0])
  })

  it.each(['{', undefined])('of %j, which cannot be rendered, says so', async (text) => {
    const page = await preview(text === undefined ? 'blocks/none' : 'blocks/title/valid/minimal', { text })
    expect(page.textContent).toContain('not-json')
  })
})
