import type { Area } from '../Area'
import {
  createFidelityCard,
  deleteFidelityCard,
  listFidelityCards,
  listFidelityCardTypes,
  readFidelityCard,
  updateFidelityCard,
} from './handlers'
import { ownedFidelityCards } from './ownedFidelityCards'

export const fidelity = {
  service: 'fidelity',
  handlers: {
    createFidelityCard,
    deleteFidelityCard,
    listFidelityCardTypes,
    listFidelityCards,
    readFidelityCard,
    updateFidelityCard,
  },
  tables: { fidelity_card: 'untracked' },
  owned: { fidelityCards: ownedFidelityCards },
} satisfies Area
