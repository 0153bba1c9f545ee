import { isObject } from '../../../../schemas/engine'
import { serviceOf } from '../../../../schemas/routes/services'
import type { ServiceLink } from '../backEnd/PageTrace'

/** Members that hold the path of a page below the card name. */
const pathMembers: ReadonlySet<string> = new Set(['path', 'url'])

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The links to services of the portal in the body of an answer. */
export function serviceLinks(value: unknown, pointer = ''): ServiceLink[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => serviceLinks(each, `${pointer}/${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const place = `${pointer}/${escaped(name)}`
    if (typeof member !== 'string') return serviceLinks(member, place)
    const service = pathMembers.has(name) && member.startsWith('/') ? serviceOf(member) : undefined
    return service ? [{ service, path: member, pointer: place }] : []
  })
}
