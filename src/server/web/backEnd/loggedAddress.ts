import { routes } from '../../openapi/openapi'

/** Parameters whose values no visitor types, so that the log may hold them. */
const plainParameters: ReadonlySet<string> = new Set([
  'count',
  'date',
  'env',
  'from',
  'kind',
  'maps',
  'month',
  'page',
  'parent',
  'period',
  'type',
  'year',
])

/** Path and query of a call of a page, in which `…` stands for values that visitors type. */
export function loggedAddress(address: string): string {
  const [path = '', query] = address.split('?', 2)
  if (!query) return path
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1)
    return plainParameters.has(name) ? part : `${name}=…`
  })
  return `${path}?${parts.join('&')}`
}

const patterns = routes().map(({ path }) => ({
  path,
  expression: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The path of a call in the description of the API, because the path of a visitor's own call may hold what they typed. */
export function loggedPattern(address: string): string {
  const [path = ''] = address.split('?', 1)
  const [, prefix = ''] = path.split('/')
  return patterns.find(({ expression }) => expression.test(path))?.path ?? `/${prefix}/…`
}
