import { inputs } from './inputs'

/** Loads all lazy controls, for tests and for server rendering. */
export const loadInputs = (): Promise<unknown> =>
  Promise.all(Object.values(inputs).map(({ component }) => ('load' in component ? component.load() : undefined)))
