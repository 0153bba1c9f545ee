import type { Service } from '../../../../../schemas/routes/services'
import type { Api } from '../../../http/Api'
import type { ServiceQuestion } from './serviceQuestions'

/** How many calls are asked at a time. */
const maxCalls = 6

/** Statuses that say that there is no such call. */
export const absentStatuses: ReadonlySet<number> = new Set([404, 501])

/** Statuses that say nothing, because the back end fails or asks for patience. */
const isUnclear = (status: number): boolean => status === 429 || (status >= 500 && status !== 501)

/** What a back end says of a service: whether it offers it, undefined where its calls failed; and what each call answered. */
export type Verdict = { isOffered: boolean | undefined; told: string }

type Answered = { id: string; status: number | undefined }

/** Asks a back end about services, by a few calls at a time. Never rejects. */
export async function askServices(api: Api, questions: readonly ServiceQuestion[]): Promise<Map<Service, Verdict>> {
  const answers = new Map<Service, Answered[]>()
  const waiting = [...questions]
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { service, id } = next
      const status = await statusOf(api, next)
      answers.set(service, [...(answers.get(service) ?? []), { id, status }])
    }
  }
  await Promise.all(Array.from({ length: maxCalls }, askNext))
  return new Map([...answers].map(([service, given]) => [service, verdictOf(given)]))
}

function verdictOf(answers: readonly Answered[]): Verdict {
  const told = answers.map(({ id, status }) => `${id} answered ${status ?? 'nothing'}`).join(', ')
  const statuses = answers.map(({ status }) => status)
  if (statuses.some((status) => status !== undefined && !absentStatuses.has(status) && !isUnclear(status)))
    return { isOffered: true, told }
  const isAbsent = statuses.every((status) => status !== undefined && absentStatuses.has(status))
  return { isOffered: isAbsent ? false : undefined, told }
}

async function statusOf(api: Api, { path, init }: ServiceQuestion): Promise<number | undefined> {
  try {
    return (await api(path, init)).response().status
  } catch {
    return undefined
  }
}
