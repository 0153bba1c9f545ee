import type { Area, Tracked } from '../Area'
import type { FidelityTables } from './FidelityTables'
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
  tables: { fidelity_card: 'untracked' } satisfies Tracked<FidelityTables>,
  owned: { fidelityCards: ownedFidelityCards },
} satisfies Area
