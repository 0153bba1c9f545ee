import type { Block, DefectPinList } from '../../../../../../schemas/engine'
import { reportPath } from '../../../../../../schemas/routes/pagePaths'
import type { ShellText } from '../../../../texts/loadTexts'
import { statusIcons } from './StatusLabel'

/** In CSS pixels. */
const mapHeight = 560

/** The map of the open reports, whose list opens each of them; none without a report. */
export function reportMap(reports: DefectPinList['items'], text: ShellText): Block[] {
  if (reports.length === 0) return []
  const pins = reports.map(({ uid, lat, lon, status, title, address }) => {
    const state = text(`reports.status.${status}`)
    return {
      lat,
      lon,
      icon: statusIcons[status],
      // Two lamps of a street differ by their number.
      title: address ? `${title} – ${address.split(',')[0]}` : title,
      type: state,
      description: { text: address ? `${state} · ${address}` : state },
      component: {
        type: 'button' as const,
        data: {
          label: text('reports.open'),
          action: { handler: 'navigation' as const, data: { path: reportPath(uid) } },
        },
      },
    }
  })
  return [{ type: 'map', id: 'reports', data: { pins, focus: 'pin', height: mapHeight } }]
}
