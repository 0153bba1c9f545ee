import { type Call, callPattern, calls } from '../../../schemas/calls'

/** Finds a call by its id, or by its address: a path of the description or of a request, with or without method, origin and query. */
export function findCall(asked: string): Call | undefined {
  const [, method, path] = /^(?:([A-Z]+) )?(?:https?:\/\/[^/]+)?(\/[^?#]*)/.exec(asked) ?? []
  if (path === undefined) return calls().find(({ id }) => id === asked)
  const fitting = calls().filter((call) => call.path === path || callPattern(call).test(path))
  const wanted = method ?? (fitting.some((call) => call.method === 'GET') ? 'GET' : fitting[0]?.method)
  return fitting
    .filter((call) => call.method === wanted)
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

/** The ids of calls whose path ends with a word, such as `publications`, but for parameters. Those that read come first. */
export function callsEndingWith(word: string): string[] {
  const ending = calls().filter(({ path }) => path.replace(/(?:\/\{\w+\})+$/, '').endsWith(`/${word}`))
  const reading = ending.filter(({ method }) => method === 'GET')
  return [...reading, ...ending.filter((call) => !reading.includes(call))].map(({ id }) => id)
}
