import { routes } from './routes'

/** First segments of addresses that the API answers, such as `core-service`; pictures have no service of their own. */
export const services: readonly string[] = [
  ...new Set(routes().flatMap(({ path }) => path.split('/')[1]?.match(/^[a-z-]+-service$/) ?? [])),
]

/** The same with those of pictures: everything that a back end of a town's own answers. */
export const apiPrefixes: readonly string[] = [...services, 'resize', 'crop-resize']
