import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../schemas/words'
import { recognise } from '../../src/studio/paste/recognise'
import { summaryText } from '../../src/studio/paste/summaryText'
import { loadStudioText } from '../../src/studio/texts/StudioText'

const title = { type: 'title', data: { text: 'Un' } }
const page = { title: 'Accueil', components: [title, title] }
const modal = { components: [title], buttons: [] }
const action = { handler: 'navigation', data: { path: '/x' } }

const say = async (value: unknown) => {
  const text = await loadStudioText('fr')
  return summaryText(text, await wordsOf('fr'), recognise(typeof value === 'string' ? value : JSON.stringify(value)))
}

describe('what was pasted is said', () => {
  it.each([
    ['a page', page, 'Une page « Accueil », de 2 blocs.'],
    ['a page without blocks', { title: 'Vide', components: [] }, 'Une page « Vide », sans bloc.'],
    ['a modal', modal, 'Une fenêtre de 1 bloc.'],
    ['an answer with a page', { data: page }, 'Une réponse de l’API : page « Accueil », de 2 blocs.'],
    ['a list of blocks', [title, title, title], 'Une liste de 3 blocs.'],
    ['an answer with blocks', { data: [title] }, 'Une réponse de l’API : liste de 1 bloc.'],
    ['an answer with two pages', { data: [page, page] }, /page «\sAccueil\s», de 2 blocs. Un autre document suit.$/],
    ['JSON of no kind', { name: 'x' }, /^C’est du JSON, mais ni une page/],
    ['a document that is hidden', { body: { answer: page } }, /il y en a un en \/body\/answer/],
    ['nothing', '  ', ''],
    ['something broken', '{', ''],
  ])('of %s', async (_, value, sentence) => {
    if (sentence instanceof RegExp) expect(await say(value)).toMatch(sentence)
    else expect((await say(value)).replace(/\s+/g, ' ')).toBe(sentence)
  })

  it.each([
    ['a block', title, /^Un bloc « .+ »\.$/],
    ['an action', action, /^Une action « .+ »\.$/],
    ['an answer with a block', { data: title }, /^Une réponse de l’API : bloc « .+ »\.$/],
    ['a block of an unknown type', { type: 'fish', data: {} }, /^Un bloc « fish »\.$/],
  ])('with the name of %s', async (_, value, sentence) => {
    expect((await say(value)).replace(/\s+/g, ' ')).toMatch(sentence)
  })
})
