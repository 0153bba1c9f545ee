import { expect, it } from 'vitest'
import type { WallTile } from '../../schemas'
import { tileNames } from '../../src/portal/services/wall/tileNames'

const tile = (uid: string, title: string, subtitle?: string): WallTile => ({
  uid,
  storeWidget: 'prochains-bus',
  icon: 'bus',
  title,
  ...(subtitle === undefined ? {} : { subtitle }),
  category: 'mobility',
  notifiable: false,
  notify: false,
  hasSettings: true,
  block: { type: 'widget-cell', data: { uid, title } },
})

it('calls tiles by their titles, and those with one title also by what each shows first, or by a number', () => {
  const tiles = [
    tile('a', 'Agenda', 'ven. 27 nov. · Conseil'),
    tile('b', 'Prochains bus', 'Gare · 13:06 · 67 Visé'),
    tile('c', 'Prochains bus', 'Place du Marché · 13:09 · 67 Liège'),
    tile('d', 'Prochains bus', 'Gare · 13:40 · 68 Visé'),
    tile('e', 'Prochains bus'),
    tile('f', 'Prochains bus'),
  ]
  expect([...tileNames(tiles).values()]).toEqual([
    'Agenda',
    'Prochains bus – Gare',
    'Prochains bus – Place du Marché',
    'Prochains bus – Gare (2)',
    'Prochains bus',
    'Prochains bus (2)',
  ])
})
