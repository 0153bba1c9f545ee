import { bothWays, type FeedPlan } from '../FeedPlan'

const bus = { mode: 'bus', color: 'FFD500', textColor: '000000' } as const

/** Buses of Hauteroche. The nearest train leaves from Trois-Ponts, which line 745 does not reach. */
export const hauteroche: FeedPlan = {
  agency: { id: 'fagnes', name: 'Bus des Fagnes', url: 'https://fagnes.example/' },
  stops: [
    { id: 'tilleul', name: 'Place du Tilleul', lat: 50.419823, lon: 6.050639 },
    { id: 'fagne', name: 'Hall omnisports', lat: 50.417163, lon: 6.055804 },
    { id: 'ondenroth', name: 'Ondenroth, église', lat: 50.431077, lon: 6.077556 },
    { id: 'malmedy', name: 'Malmedy, gare des bus', lat: 50.42646, lon: 6.02757 },
    { id: 'eupen', name: 'Eupen, Bushof', lat: 50.62788, lon: 6.0365 },
    { id: 'saint-vith', name: 'Saint-Vith', lat: 50.28154, lon: 6.12712 },
  ],
  lines: [
    ...bothWays(
      {
        ...bus,
        name: '395',
        longName: 'Eupen – Malmedy',
        direction: 'Malmedy, gare des bus',
        calls: [
          ['eupen', 0],
          ['fagne', 31],
          ['tilleul', 35],
          ['malmedy', 49],
        ],
        first: '05:20',
        last: '19:50',
        week: 60,
        weekend: 120,
      },
      { direction: 'Eupen, Bushof', first: '06:07', last: '20:37' },
    ),
    ...bothWays(
      {
        ...bus,
        name: '745',
        longName: 'Hauteroche – Saint-Vith',
        color: '1F7A4D',
        textColor: 'FFFFFF',
        direction: 'Saint-Vith',
        calls: [
          ['tilleul', 0],
          ['ondenroth', 11],
          ['saint-vith', 38],
        ],
        first: '07:05',
        last: '18:05',
        week: 120,
      },
      { direction: 'Hauteroche', first: '07:21', last: '18:21' },
    ),
  ],
}
