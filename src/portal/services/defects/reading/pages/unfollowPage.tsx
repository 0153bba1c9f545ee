import { pagePaths, reportPath } from '../../../../../../schemas/routes/pagePaths'
import { type FormPageData, FormScreen } from '../../../../forms/FormScreen'
import type { RoutePage } from '../../../../location/Route'
import { useSession } from '../../../../session/Session'
import { followOutcomes } from '../followOutcomes'
import { reportTexts } from '../reportTexts'

type UnfollowData = FormPageData & {
  /** Uid of the report; undefined for a link that was cut. */
  uid: string | undefined
}

/** Asks who opens the link of a mail whether to follow its report no more. It needs no account: the link names the follower. */
export const unfollowPage: RoutePage<Record<never, never>, UnfollowData> = {
  texts: reportTexts,
  queries: () => ({}),
  data(_, __, { search, shellText: text }) {
    const parameters = new URLSearchParams(search)
    const uid = (parameters.get('code') && parameters.get('uid')) || undefined
    return {
      uid,
      title: text('reports.unfollowTitle'),
      about: [{ type: 'description', data: { text: text(uid ? 'reports.unfollowText' : 'reports.unfollowBroken') } }],
      form: { inputs: [], hidden: {} },
      button: uid ? { label: text('reports.unfollow'), kind: 'danger' } : undefined,
    }
  },
  head: ({ title, uid }) => ({ status: uid ? 200 : 404, title, kind: 'website' }),
  blocks: ({ about }) => about,
  Component: Unfollowing,
}

function Unfollowing({ data }: { data: UnfollowData }) {
  const { shellText: text } = useSession()
  const { uid, title } = data
  const back = uid
    ? { path: reportPath(uid), label: text('reports.open') }
    : { path: pagePaths.reportList, label: text('reports.reset') }
  return <FormScreen data={data} outcomes={followOutcomes} name="unfollow-report" legend={title} back={back} />
}
