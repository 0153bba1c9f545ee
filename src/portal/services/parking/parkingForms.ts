import type { PageForm, PagePost } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { textOf } from '../../forms/ListChange'
import { minutesOf, parkingPaths, plateOf, readAddress, sessionPath } from './ParkingAddress'
import { extendCall, plateCall, removeCall, startCall, stopCall } from './parkingCalls'
import { problemOf } from './parkingProblem'

const problems: NonNullable<PageForm['problems']> = ({ status, answer }) => ({ '': problemOf(status, answer) })

/** The uid in the answer to a call. */
function uidIn(answer: unknown): string {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  const uid = isObject(data) ? own(data, 'uid') : undefined
  return typeof uid === 'string' ? uid : ''
}

const done = (path: string, what: string): string => `${path}?done=${what}`

/** Starts what the address of the page names. */
const start: PageForm = {
  name: 'parking-start',
  kind: 'list',
  call({ query, portal: { portalName } }) {
    const address = readAddress(query)
    const [plate, minutes] = [plateOf(address), minutesOf(address)]
    const { zone } = address
    if (!zone || typeof plate !== 'object' || minutes === undefined) return undefined
    return startCall({ portalName, zone, plate, minutes })
  },
  target: (_, answer) => done(sessionPath(uidIn(answer)), 'started'),
  problems,
}

/** Stops a session, or moves its end, which the pressed button holds. */
const change: PageForm = {
  name: 'parking-session',
  kind: 'list',
  call(post) {
    const { portalName } = post.portal
    const [stop, extend, uid] = [textOf(post, 'stop'), textOf(post, 'extend'), textOf(post, 'uid')]
    if (stop !== undefined) return stopCall(portalName, stop)
    return uid === undefined || extend === undefined ? undefined : extendCall(portalName, uid, extend)
  },
  target(post) {
    if (textOf(post, 'stop') !== undefined) return done(pagePaths.parking, 'stopped')
    return done(sessionPath(textOf(post, 'uid') ?? ''), 'extended')
  },
  problems,
}

/** Adds a plate, makes one the default, or removes one. */
const plates: PageForm = {
  name: 'parking-plates',
  kind: 'list',
  call(post) {
    const { portalName } = post.portal
    const [removed, chosen] = [textOf(post, 'remove'), textOf(post, 'default')]
    if (removed !== undefined) return removeCall(portalName, removed)
    if (chosen !== undefined) {
      const [country = 'B', plate = '', ...name] = chosen.split(' ')
      return plateCall(portalName, { plate, country, name: name.join(' '), isDefault: true })
    }
    const typed = typedIn(post)
    return typed && plateCall(portalName, { ...typed, name: textOf(post, 'name') ?? '', isDefault: false })
  },
  target: (post) => done(parkingPaths.plates, textOf(post, 'remove') === undefined ? 'kept' : 'removed'),
  problems,
}

function typedIn(post: PagePost): { plate: string; country: string } | undefined {
  const plate = textOf(post, 'plate')?.trim()
  return plate ? { plate: plate.slice(0, 40), country: textOf(post, 'country') ?? 'B' } : undefined
}

/** The forms of parking, by path. */
export const parkingForms: Readonly<Record<string, PageForm>> = {
  [pagePaths.parking]: change,
  [parkingPaths.start]: start,
  [parkingPaths.plates]: plates,
  [parkingPaths.session]: change,
}
