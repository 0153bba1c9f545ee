import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './page'
import { postAsVisitor } from './postAsVisitor'
import type { Town } from './towns'

/** What residents say, each by a form of its own. */
export const formNames = [
  'comment',
  'review',
  'missing sign',
  'problem of a walk',
  'remark about a stop',
  'hole in the road',
  'new place',
  'bicycle parking',
] as const

export type FormName = (typeof formNames)[number]

/** A form by which residents say something. */
export type ParticipationForm = {
  name: FormName
  /** The text of the link that opens it. */
  link: string
  path: string
  /** The call that sends it. */
  call: string
  fill(page: Page, dialog: Locator): Promise<void>
  /** What the page shows after a reload when it was stored; then nobody sends it again. */
  stored?: string
}

const things: Readonly<Record<string, { walk: string; content: string }>> = {
  montclair: { walk: 'vallon-de-la-julienne', content: 'piscine' },
  hauteroche: { walk: 'vallee-du-ry', content: 'voirie' },
}

/** Fills in a text. The town takes a text once an hour, so each test has words of its own, which tell who says it. */
const write = (text: string, words: string) => async (_: Page, dialog: Locator) =>
  dialog.getByRole('textbox', { name: 'Votre message' }).fill(`${text}, dit quelqu’un de ${words}.`)

/** A form for a suggestion, which asks for its category first. */
function suggest(
  name: FormName,
  path: string,
  category: readonly string[],
  fill: ParticipationForm['fill'],
): ParticipationForm {
  return {
    name,
    link: 'Signaler ou proposer',
    path,
    call: '**/crowdsourcing',
    async fill(page, dialog) {
      const choices = category.map((name) => dialog.getByRole('radio', { name }))
      for (const [index, name] of category.slice(0, -1).entries()) {
        await dialog.getByText(name).click()
        await expect(choices[index + 1] ?? dialog).toBeVisible()
      }
      await choices.at(-1)?.check()
      await fill(page, dialog)
    },
  }
}

/** The form of a name in a town, filled in with words that no other test has, by somebody with or without an account. */
export function formOf(name: FormName, card: string, words: string, account?: string): ParticipationForm {
  const { walk, content } = things[card] ?? { walk: '', content: '' }
  const walkPath = `/${card}/balade/${walk}`
  const forms = [
    commentForm(`/${card}/contenu/${content}`, words, account),
    reviewForm(walkPath, words),
    ...walkSuggestions(walkPath, words),
    ...townSuggestions(`/${card}/contenu/lieux`, words),
  ]
  const form = forms.find((one) => one.name === name)
  if (!form) throw new Error(`There is no form "${name}".`)
  return form
}

const commentForm = (path: string, words: string, account?: string): ParticipationForm => ({
  name: 'comment',
  link: 'Écrire à la commune',
  path,
  call: '**/comment',
  async fill(page, dialog) {
    if (!account) await dialog.getByLabel('Votre adresse e-mail').fill('anne@exemple.be')
    await write('La page dit encore l’horaire de l’an passé', words)(page, dialog)
  },
})

const reviewForm = (path: string, words: string): ParticipationForm => ({
  name: 'review',
  link: 'Donner mon avis',
  path,
  call: '**/rate',
  async fill(_, dialog) {
    await dialog.getByRole('radio', { name: '3 étoiles' }).check()
    await dialog.getByLabel('Durée de votre balade').fill('75')
    await dialog.getByLabel('Difficulté').selectOption('medium')
    await dialog.getByRole('group', { name: 'mobilité réduite' }).getByRole('radio', { name: 'Non' }).check()
    await dialog.getByRole('group', { name: 'poussette' }).getByRole('radio', { name: 'Oui' }).check()
    await dialog.getByLabel('Votre avis').fill(`De beaux bancs au milieu du chemin, dit quelqu’un de ${words}.`)
  },
  stored: 'Votre note : 3 sur 5',
})

const walkSuggestions = (path: string, words: string): ParticipationForm[] => [
  suggest('missing sign', path, ['Balisage manquant ou erroné'], write('La flèche du deuxième pont est tombée', words)),
  suggest('problem of a walk', path, ['Signaler un problème'], async (page, dialog) => {
    await write('Un arbre barre le chemin', words)(page, dialog)
    await addPhoto(dialog)
  }),
  suggest('remark about a stop', path, ['Compléter une étape'], async (page, dialog) => {
    await dialog.getByLabel('Étape de la balade').selectOption({ index: 1 })
    await write('On y trouve aussi une fontaine', words)(page, dialog)
  }),
]

const townSuggestions = (path: string, words: string): ParticipationForm[] => [
  suggest(
    'hole in the road',
    path,
    ['Signaler un problème sur la voie publique', 'Chaussée et trottoirs'],
    async (page, dialog) => {
      await typeAddress(page, dialog)
      await write('Un trou profond devant la porte', words)(page, dialog)
      await addPhoto(dialog)
    },
  ),
  suggest('new place', path, ['Proposer un nouveau lieu'], async (page, dialog) => {
    await dialog.getByRole('textbox', { name: 'Nom du lieu' }).fill(`Chez Mirza, ${words}`)
    await dialog.getByLabel('Type de lieu').selectOption({ index: 1 })
    await typeAddress(page, dialog)
    await dialog.getByRole('combobox', { name: 'mardi' }).selectOption({ label: 'Ouvert' })
  }),
  suggest('bicycle parking', path, ['Ajouter un parking à vélos'], async (page, dialog) => {
    await typeAddress(page, dialog)
    await dialog.getByLabel('Type de parking').selectOption({ index: 1 })
    await write('Devant la gare', words)(page, dialog)
  }),
]

/** Rates the walk of the forms of a town, without a press. Resolves to the path of its page. */
export async function rateWalk(page: Page, { card, portal: { poiUid } }: Town, rate: number): Promise<string> {
  const { walk } = things[card] ?? { walk: '' }
  const fields = { duration: 75, difficulty: 'medium', pmr: 'Non', stroller: 'Oui' }
  const review = { dataType: 'balade', dataUid: walk, rate, fields }
  await postAsVisitor(page, card, `/core-service/api/v1/web/by-poi/${poiUid}/rate`, review)
  return `/${card}/balade/${walk}`
}

async function addPhoto(dialog: Locator): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: 'Valider' }).click()
  await expect(dialog.getByRole('img', { name: /photo/ })).toBeVisible()
}

/** Searches for an address without a network, which says so and opens the fields of its parts. */
async function typeAddress(page: Page, dialog: Locator): Promise<void> {
  const street = dialog.getByRole('textbox', { name: 'Rue' })
  await expect(street).toBeHidden()
  const search = dialog.getByRole('combobox', { name: 'Chercher une adresse' })
  await search.focus()
  await page.context().setOffline(true)
  await search.pressSequentially('rue')
  const failure = page.getByRole('dialog', { name: "Erreur lors de la récupération de l'adresse" })
  await failure.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await expect(failure).toHaveCount(0)
  await expect(street).toBeVisible()
  await page.context().setOffline(false)
  const parts = { Rue: 'Rue du Moulin', Numéro: '8', 'Code postal': '4960', Localité: 'Hauteroche' }
  for (const [name, typed] of Object.entries(parts)) await dialog.getByRole('textbox', { name }).fill(typed)
}
