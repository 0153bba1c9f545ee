import type { Block, StopView } from '../../../../schemas/engine'
import { stopPath } from '../../../../schemas/routes/pagePaths'
import type { ShellText } from '../../texts/loadTexts'
import type { TransitMode } from './StopAddress'

/** In CSS pixels. */
const height = 560

/** The stops on a map, whose list opens each of them; none without a stop. */
export function stopMap(stops: readonly StopView[], mode: TransitMode, text: ShellText): Block[] {
  if (stops.length === 0) return []
  const pins = stops.map(({ uid, name, lat, lon, lines }) => ({
    ...{ lat, lon, icon: mode, title: name },
    description: { text: text('transit.lines', { lines: lines.join(', '), count: lines.length }) },
    component: {
      type: 'button' as const,
      data: {
        label: text('transit.open'),
        action: { handler: 'navigation' as const, data: { path: stopPath(uid) } },
      },
    },
  }))
  return [{ type: 'map', id: 'stops', data: { pins, focus: 'pin', height } }]
}
