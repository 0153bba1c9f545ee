import type { Block, FidelityCard, FidelityCardType } from '../../../../../schemas/engine'
import type { FormPageData } from '../../../forms/FormScreen'
import type { PageContext, ReadData, RoutePage } from '../../../location/Route'
import { filterBlocks } from '../../../pages/listBlocks'
import { filledInputs, valuesOf } from '../cardModals'
import { cardsQuery, cardTypesQuery } from '../cardQueries'
import { fidelityTexts } from '../fidelityTexts'
import { CardForm } from './CardForm'
import { type CardListData, CardListScreen } from './CardListScreen'
import { type CardData, CardScreen } from './CardScreen'
import { OfflineScreen } from './OfflineScreen'

type Queries = { cards: ReturnType<typeof cardsQuery>; types: ReturnType<typeof cardTypesQuery> }

const parameter = (search: string, name: string): string => new URLSearchParams(search).get(name) ?? ''

const sentence = (text: string): Block => ({ type: 'description', data: { text } })

const shared = {
  texts: fidelityTexts,
  queries: ({ scope }: Pick<PageContext, 'scope'>): Queries => ({
    cards: cardsQuery({ scope }),
    types: cardTypesQuery({ scope }),
  }),
}

/** The status of a page whose cards may be unreadable, and whose card may be missing. */
const statusOf = (cards: unknown, card: unknown): number => (cards === undefined ? 503 : card === undefined ? 404 : 200)

/** As many cards are found at a glance; a search field above fewer would only be in the way. */
const maxUnsearched = 8

/** The visitor's cards. Without a network it shows those that the device has. */
export const listPage: RoutePage<Queries, CardListData> = {
  ...shared,
  data({ cards: listed, types }, read, { shellText }) {
    const cards = read.optional(listed)
    const isLong = cards !== undefined && cards.length > maxUnsearched
    return {
      cards,
      types: read.optional(types) ?? [],
      filters: isLong ? filterBlocks('/carte-de-fidelite', shellText('fidelity.search')) : [],
    }
  },
  blocks: ({ filters }) => filters,
  head: ({ cards }, { shellText }) => ({
    status: statusOf(cards, cards),
    title: shellText('fidelity.title'),
    description: shellText('fidelity.lead'),
    kind: 'website',
  }),
  Component: CardListScreen,
}

/** A card as it is shown at a till. */
export const cardPage: RoutePage<Queries, CardData> = {
  ...shared,
  data: ({ cards, types }, read, { params: { uid = '' } }) => {
    const listed = read.optional(cards)
    return { uid, cards: listed, card: listed?.find((card) => card.uid === uid), types: read.optional(types) ?? [] }
  },
  head: ({ cards, card }, { shellText }) => ({
    status: statusOf(cards, card),
    title: card?.title ?? shellText('fidelity.title'),
    kind: 'website',
  }),
  Component: CardScreen,
}

/** The cards that the device has, and the one that the hash names. The service worker keeps this page for when there is no network. */
export const offlinePage: RoutePage<Record<never, never>, { title: string }> = {
  texts: fidelityTexts,
  queries: () => ({}),
  data: (_, __, { shellText }) => ({ title: shellText('fidelity.offlineTitle') }),
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  Component: OfflineScreen,
}

const noForm = { form: { inputs: [], hidden: {} }, button: undefined }

type Found = { card: FidelityCard | undefined; types: readonly FidelityCardType[] }

/** The card that the parameter `uid` of the address names. */
function findCard({ cards, types }: Queries, read: ReadData, search: string): Found {
  const uid = parameter(search, 'uid')
  return { card: read.required(cards).find((card) => card.uid === uid), types: read.optional(types) ?? [] }
}

const formPage = {
  ...shared,
  head: ({ title, button }: FormPageData) => ({ status: button ? 200 : 404, title, kind: 'website' }) as const,
  blocks: ({ about, form }: FormPageData) => [...about, ...form.inputs],
  Component: CardForm,
}

/** Changes the title and the number of a card. */
export const editPage: RoutePage<Queries, FormPageData> = {
  ...formPage,
  data(queries, read, { search, shellText }) {
    const { card, types } = findCard(queries, read, search)
    const type = types.find((each) => each.type === card?.type)
    const title = shellText('fidelity.editTitle')
    if (!card || !type) return { ...noForm, title, about: [sentence(shellText('fidelity.missing'))] }
    return {
      title,
      about: [],
      form: { inputs: filledInputs(type, valuesOf(card)), hidden: {} },
      button: { label: shellText('fidelity.save'), kind: 'primary' },
    }
  },
}

/** Asks whether to remove a card. */
export const removalPage: RoutePage<Queries, FormPageData> = {
  ...formPage,
  data(queries, read, { search, shellText }) {
    const { card } = findCard(queries, read, search)
    const title = shellText('fidelity.removeTitle')
    if (!card) return { ...noForm, title, about: [sentence(shellText('fidelity.missing'))] }
    return {
      ...noForm,
      title,
      about: [sentence(shellText('fidelity.removeText', { title: card.title }))],
      button: { label: shellText('fidelity.remove'), kind: 'danger' },
    }
  },
}
