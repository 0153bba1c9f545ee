import type { Block, RideAtStop, RideList } from '../../../../schemas/engine'
import { ridePath } from '../../../../schemas/routes/pagePaths'
import type { ShellText } from '../../texts/loadTexts'
import type { BoardAddress, TransitMode } from './StopAddress'
import { departuresPath } from './transitQueries'

/** The departures of one mode as a block. Those from now on refresh themselves. */
export function departuresOf(
  mode: TransitMode,
  list: RideList,
  { at, page }: BoardAddress,
  text: ShellText,
): Block<'departures'> {
  const { stop, items, notices, modes } = list
  return {
    type: 'departures',
    id: `departures-${mode}`,
    data: {
      stop: modes.length > 1 ? text(`transit.board.${mode}`, { name: stop.name }) : stop.name,
      components: items.map((ride) => cellOf(ride, text)),
      ...(at === undefined && page === 1 && { path: departuresPath(mode, stop.uid) }),
      ...(notices.length > 0 && {
        notices: notices.map(({ title, text: more }) => ({ title, ...(more && { text: more }) })),
      }),
    },
  }
}

function cellOf(ride: RideAtStop, text: ShellText): Block<'mobility-cell'> {
  const { uid, line, direction, platform, day, time, departsAt, delay, status } = ride
  return {
    type: 'mobility-cell',
    data: {
      line: line.name,
      mode: line.mode,
      direction,
      date: day,
      time,
      status,
      ...(status !== 'cancelled' && { at: departsAt }),
      ...(delay !== undefined && { delay }),
      ...(platform && { stop: text(`transit.platform.${line.mode}`, { name: platform }) }),
      ...(line.color && { color: line.color }),
      ...(line.textColor && { textColor: line.textColor }),
    },
    action: { handler: 'navigation', data: { path: ridePath(line.mode, uid) } },
  }
}
