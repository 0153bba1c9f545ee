import { isObject, own } from '../../../../schemas/engine'
import { openapi } from '../../openapi/openapi'

/** Calls that stand together, such as those about walks. `name` is that of their description in schemas/api. */
export type Group = { name: string; title: string; description: string }

/** The groups of the description, in its order. */
export function groups(): Group[] {
  const tags = isObject(openapi) ? own(openapi, 'tags') : undefined
  return (Array.isArray(tags) ? tags : []).map((tag: unknown) => {
    const text = (name: string) => String((isObject(tag) ? own(tag, name) : undefined) ?? '')
    return { name: text('name'), title: text('x-displayName'), description: text('description') }
  })
}
