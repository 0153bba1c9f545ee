import type { OperationId } from '../../../../schemas/engine'
import { routes } from '../../openapi/openapi'

/** Returns the pattern of the addresses of calls, by their names in the description of the API. */
export function addressesOf(names: readonly OperationId[]): RegExp {
  const paths = routes().filter(({ id }) => names.some((name) => name === id))
  return new RegExp(`^(?:${paths.map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/?]+')).join('|')})(?:\\?|$)`)
}
