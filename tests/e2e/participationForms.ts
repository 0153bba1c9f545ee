import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { isWhole } from '../helpers/sample'
import { expect } from './page'

/** A form by which residents say something. */
export type ParticipationForm = {
  /** The text of the link that opens it. */
  link: string
  path: string
  /** The call that sends it. */
  call: string
  fill(page: Page, dialog: Locator): Promise<void>
  /** A control with code of its own, which is missing where the form opens without a network. */
  lazy?(dialog: Locator): Locator
  /** What the page shows after a reload when it was stored; then nobody sends it again. */
  stored?: string
}

const things: Readonly<Record<string, { walk: string; content: string }>> = {
  montclair: { walk: 'vallon-de-la-julienne', content: 'piscine' },
  hauteroche: { walk: 'vallee-du-ry', content: 'voirie' },
}

/**
 * The forms of a town: a comment, a review and a suggestion; in a whole run a suggestion of each kind. The town takes a text
 * once an hour, so that each visitor, who has a name, writes one of their own.
 */
export function formsOf(card: string, visitor: string, account: string | undefined): ParticipationForm[] {
  const { walk, content } = things[card] ?? { walk: '', content: '' }
  const suggest = (place: string, category: readonly string[], fill: ParticipationForm['fill']): ParticipationForm => ({
    link: 'Signaler ou proposer',
    path: `/${card}/${place}`,
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
  })
  const write = (text: string) => async (_: Page, dialog: Locator) =>
    dialog.getByRole('textbox', { name: 'Votre message' }).fill(`${text}, dit quelqu’un de ${visitor}.`)
  const byWalk = `balade/${walk}`
  const everyDay: ParticipationForm[] = [
    {
      link: 'Écrire à la commune',
      path: `/${card}/contenu/${content}`,
      call: '**/comment',
      async fill(page, dialog) {
        if (!account) await dialog.getByLabel('Votre adresse e-mail').fill('anne@exemple.be')
        await write('La page dit encore l’horaire de l’an passé')(page, dialog)
      },
    },
    {
      link: 'Donner mon avis',
      path: `/${card}/${byWalk}`,
      call: '**/rate',
      lazy: (dialog) => dialog.getByRole('radio', { name: '3 étoiles' }),
      async fill(_, dialog) {
        await dialog.getByRole('radio', { name: '3 étoiles' }).check()
        await dialog.getByLabel('Durée de votre balade').fill('75')
        await dialog.getByLabel('Difficulté').selectOption('medium')
        await dialog.getByRole('group', { name: 'mobilité réduite' }).getByRole('radio', { name: 'Non' }).check()
        await dialog.getByRole('group', { name: 'poussette' }).getByRole('radio', { name: 'Oui' }).check()
        await dialog.getByLabel('Votre avis').fill(`De beaux bancs au milieu du chemin, dit quelqu’un de ${visitor}.`)
      },
      stored: 'Votre note : 3 sur 5',
    },
    suggest(byWalk, ['Balisage manquant ou erroné'], write('La flèche du deuxième pont est tombée')),
  ]
  if (!isWhole) return everyDay
  return [
    ...everyDay,
    suggest(byWalk, ['Signaler un problème'], async (page, dialog) => {
      await write('Un arbre barre le chemin')(page, dialog)
      await addPhoto(dialog)
    }),
    suggest(byWalk, ['Compléter une étape'], async (page, dialog) => {
      await dialog.getByLabel('Étape de la balade').selectOption({ index: 1 })
      await write('On y trouve aussi une fontaine')(page, dialog)
    }),
    suggest(
      'contenu/lieux',
      ['Signaler un problème sur la voie publique', 'Chaussée et trottoirs'],
      async (page, dialog) => {
        await typeAddress(page, dialog)
        await write('Un trou profond devant la porte')(page, dialog)
        await addPhoto(dialog)
      },
    ),
    suggest('contenu/lieux', ['Proposer un nouveau lieu'], async (page, dialog) => {
      await dialog.getByRole('textbox', { name: 'Nom du lieu' }).fill(`Chez Mirza, ${visitor}`)
      await dialog.getByLabel('Type de lieu').selectOption({ index: 1 })
      await typeAddress(page, dialog)
      await dialog.getByRole('combobox', { name: 'mardi' }).selectOption({ label: 'Ouvert' })
    }),
    suggest('contenu/lieux', ['Ajouter un parking à vélos'], async (page, dialog) => {
      await typeAddress(page, dialog)
      await dialog.getByLabel('Type de parking').selectOption({ index: 1 })
      await write('Devant la gare')(page, dialog)
    }),
  ]
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
