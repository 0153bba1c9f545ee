import { inputs } from './inputs'

/** Fetches every control there is, for a program that cannot wait for one while it draws. */
export const loadInputs = (): Promise<unknown> =>
  Promise.all(Object.values(inputs).map(({ component }) => ('load' in component ? component.load() : undefined)))
