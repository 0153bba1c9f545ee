import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../renderer/actions/outcome'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const responses = ['samedi', 'dimanche', 'vendredi'].map((uid) => ({ responseUid: uid, response: `Le ${uid}` }))
const poll = (data: object = {}) => ({
  type: 'poll',
  data: { pollUid: 'marche', question: 'Quel jour pour le marché ?', responses, ...data },
})
const simple = {
  type: 'poll-simple',
  data: {
    pollUid: 'terrasses',
    title: 'Des terrasses ?',
    responses: [
      { uid: 'oui', label: 'Oui' },
      { uid: 'non', label: 'Non' },
    ],
  },
}
const vote = (page: Element) => findPressable(page, 'Voter')
const isDisabled = (button: Element) => button.hasAttribute('disabled')
const choose = (page: Element, value: string) => press(find(page, `input[value=${value}]`))
const chosen = (page: Element) =>
  [...page.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value)

/** A run that ends when `end` is called. */
function pending() {
  let end: (outcome: Outcome) => void = () => {}
  const run = vi.fn(() => new Promise<Outcome>((resolve) => (end = resolve)))
  return { run, end: (outcome: Outcome) => act(async () => end(outcome)) }
}

describe('a poll', () => {
  it('is a group of answers named after its question', async () => {
    const { page } = await renderBlocks([poll({ image: { src: 'marche.svg', alt: 'Le marché' } })])
    expect(text(find(page, 'fieldset > legend'))).toBe('Quel jour pour le marché ?')
    expect([...page.querySelectorAll('label')].map(text)).toEqual(['Le samedi', 'Le dimanche', 'Le vendredi'])
    expect(find(page, 'img').getAttribute('alt')).toBe('Le marché')
  })

  it('enables the vote once an answer is chosen', async () => {
    const { page } = await renderBlocks([poll()])
    expect(isDisabled(vote(page))).toBe(true)
    await choose(page, 'samedi')
    expect(isDisabled(vote(page))).toBe(false)
  })

  it('replaces the choice when one answer is allowed', async () => {
    const { page } = await renderBlocks([poll()])
    await choose(page, 'samedi')
    await choose(page, 'dimanche')
    expect(chosen(page)).toEqual(['dimanche'])
    expect(page.querySelector('input[type=checkbox]')).toBeNull()
    expect(text(page)).not.toContain('Plusieurs réponses possibles')
  })

  it('toggles each of several answers, and disables the vote without any', async () => {
    const { page } = await renderBlocks([poll({ multiple: true })])
    expect(text(page)).toContain('Plusieurs réponses possibles')
    await choose(page, 'samedi')
    await choose(page, 'vendredi')
    expect(chosen(page)).toEqual(['samedi', 'vendredi'])
    await choose(page, 'samedi')
    expect(chosen(page)).toEqual(['vendredi'])
    await choose(page, 'vendredi')
    expect(isDisabled(vote(page))).toBe(true)
  })

  it.each([
    [
      'full',
      poll({ multiple: true }),
      ['vendredi', 'samedi'],
      { pollUid: 'marche', responses: ['samedi', 'vendredi'] },
    ],
    ['simple', simple, ['non'], { pollUid: 'terrasses', responses: ['non'] }],
  ])('that is %s sends the uids of the chosen answers', async (_, block, choices, data) => {
    const { run } = pending()
    const { page } = await renderBlocks([block], { run })
    for (const choice of choices) await choose(page, choice)
    await press(vote(page))
    expect(run).toHaveBeenCalledWith({ handler: 'vote', data }, expect.anything())
  })

  it('shows that the vote is running, and votes once on a double press', async () => {
    const { run, end } = pending()
    const { page } = await renderBlocks([poll()], { run })
    await choose(page, 'samedi')
    await press(vote(page))
    const button = find(page, 'button')
    expect(text(find(button, '[role=status]'))).toBe('Envoi de votre vote…')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await press(button)
    await choose(page, 'dimanche')
    expect(run).toHaveBeenCalledTimes(1)
    expect(chosen(page)).toEqual(['samedi'])
    await end({ status: 'done', value: undefined })
    expect(page.querySelector('[role=status]')).toBeNull()
  })

  it('votes once on a double press before the next render', async () => {
    const { run, end } = pending()
    const { page } = await renderBlocks([poll()], { run })
    await choose(page, 'samedi')
    await act(async () => {
      vote(page).click()
      vote(page).click()
    })
    expect(run).toHaveBeenCalledTimes(1)
    expect(text(find(page, '[role=status]'))).toBe('Envoi de votre vote…')
    await end({ status: 'done', value: undefined })
  })

  it('drops a choice that is no longer offered when its data changes', async () => {
    const { page, show } = await renderBlocks([poll()])
    await choose(page, 'samedi')
    await show([poll({ responses: responses.slice(1) })])
    expect(isDisabled(vote(page))).toBe(true)
  })

  it('is replaced with the poll in the response', async () => {
    const results = {
      type: 'poll-results',
      data: { dataset: [{ label: 'Le samedi', nb: 3 }], nbTotal: 3, unit: 'votes' },
    }
    const { page, host } = await renderBlocks([poll(), results], {
      run: async (_action, source) => {
        host.engine.replace(source.key, results)
        return { status: 'done', value: undefined }
      },
    })
    await choose(page, 'samedi')
    await press(vote(page))
    expect(page.querySelector('form')).toBeNull()
    expect(page.querySelectorAll('progress')).toHaveLength(2)
  })

  it('clears the choice after a vote', async () => {
    const { page } = await renderBlocks([poll()])
    await choose(page, 'samedi')
    await press(vote(page))
    expect(chosen(page)).toEqual([])
  })

  it('keeps the choice after a failure, says so, and can retry', async () => {
    const { run, end } = pending()
    const { page } = await renderBlocks([poll()], { run })
    await choose(page, 'samedi')
    await press(vote(page))
    await end({ status: 'failed', error: new Error('secret') })
    expect(text(find(page, '[role=alert]'))).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
    expect(chosen(page)).toEqual(['samedi'])
    await press(vote(page))
    expect(page.querySelector('[role=alert]')).toBeNull()
    expect(run).toHaveBeenCalledTimes(2)
    await end({ status: 'aborted' })
  })
})

describe('the results of a poll', () => {
  const results = (data: object = {}) => ({
    type: 'poll-results',
    data: {
      question: 'Quel jour ?',
      dataset: [
        { label: 'Le samedi', nb: 74, isWinner: true },
        { label: 'Le dimanche', nb: 41, hasVoted: true },
      ],
      nbTotal: 1115,
      unit: 'votes',
      ...data,
    },
  })

  it('show each share, the winner and the visitor’s own choice in words', async () => {
    const { page } = await renderBlocks([results({ nbTotal: 115 })])
    expect([...page.querySelectorAll('li')].map(text)).toEqual([
      'Le samedi En tête 64 % · 74 votes',
      'Le dimanche Votre choix36 % · 41 votes',
    ])
    expect(text(find(page, 'h2'))).toBe('Quel jour ?')
  })

  it('are bars relative to the total', async () => {
    const { page } = await renderBlocks([results({ nbTotal: 115 })])
    const bars = [...page.querySelectorAll('progress')].map((bar) => [
      bar.getAttribute('value'),
      bar.getAttribute('max'),
    ])
    expect(bars).toEqual([
      ['74', '115'],
      ['41', '115'],
    ])
    expect(page.querySelector('[style]')).toBeNull()
  })

  it('format numbers in the page’s language', async () => {
    const { page } = await renderBlocks([results()])
    expect(text(find(page, 'ul + p')).replace(/\s/g, ' ')).toBe('Total : 1 115 votes')
  })

  it('are all zero without any vote', async () => {
    const { page } = await renderBlocks([results({ dataset: [{ label: 'Oui', nb: 0 }], nbTotal: 0 })])
    expect(text(find(page, 'li'))).toBe('Oui 0 % · 0 votes')
  })

  it('say so without any answer', async () => {
    const { page } = await renderBlocks([results({ dataset: [], nbTotal: 0 })])
    expect(text(page)).toContain('Aucune réponse pour le moment')
  })
})
