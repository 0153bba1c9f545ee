import { useState } from 'react'
import type { ListProblem } from '../../../../../schemas/inputs/listProblem'
import { callProblem } from '../../../api/callProblem'
import { mutate } from '../../../api/mutate'
import { useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { followCall, type Wish } from './followCall'
import { followOutcomes } from './followOutcomes'
import { reportQuery } from './reportQueries'

type Result = { done: ShellTextKey } | { problem: ShellTextKey }

/** The sentence about a failed call; the first one where the server did not answer. */
const problemKey = (problem: ListProblem | undefined): ShellTextKey =>
  problem === undefined
    ? 'reports.problem.unanswered'
    : (followOutcomes.problems[problem] ?? followOutcomes.problems.refused)

/** Follows a report or ends that, one press at a time. The page shows the result at once, and takes it back after a failure. */
export function useFollow(uid: string) {
  const { client, queries, scope } = useSession()
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<Result>()
  const press = async (wish: Wish) => {
    if (isSending) return
    setSending(true)
    setResult(undefined)
    const follows = wish === 'follow'
    try {
      const { endpoint, method } = followCall(uid, wish)
      await mutate(queries, {
        write: () => client(endpoint, { method }),
        optimistic: {
          query: reportQuery(scope, uid),
          edit(report) {
            report.followers += Number(follows) - Number(report.isFollowed)
            report.isFollowed = follows
          },
        },
      })
      setResult({ done: follows ? 'reports.done.followed' : 'reports.done.unfollowed' })
    } catch (error) {
      setResult({ problem: problemKey(callProblem(error)) })
    } finally {
      setSending(false)
    }
  }
  return { isSending, result, press }
}
